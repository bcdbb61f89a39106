import type { BookingDetails } from "../../../contract/owner/bookings.ts";
import { type Centavos, formatMoney } from "../../../domain/money.ts";
import { useSite } from "../../site.ts";
import button from "../../ui/button.module.css";
import { ActionButton } from "../form/action-button.tsx";
import field from "../form/field.module.css";
import { Field } from "../form/field.tsx";
import { Refused } from "../form/refused.tsx";
import { SentForm } from "../form/sent-form.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import type { Sending } from "../form/use-sending.ts";
import styles from "./details.module.css";
import { means } from "./means-options.ts";
import sums from "./money.module.css";
import { freshWords, keyWords } from "./refund-words.ts";

type Step = { sending: Sending };

/** For a payment that never came in. */
export function RemovePayment({ id, amount, sending }: Step & { id: string; amount: Centavos }) {
  return (
    <details className={styles.more}>
      <summary>Foi engano?</summary>
      <SentForm
        sending={sending}
        intent="removePayment"
        fields={{ payment: id }}
        className={field.stack}
      >
        <Field
          label="O que houve"
          name="why"
          placeholder="Era de outra reserva"
          maxLength={200}
          required
        />
        <Refused sending={sending} />
        <div className={field.actions}>
          <SubmitButton className={button.line}>
            Tirar {formatMoney(amount, "pt-BR")} da conta
          </SubmitButton>
        </div>
      </SentForm>
    </details>
  );
}

type Waiting = Step & { amount: Centavos; booking: BookingDetails };

/** What came by hand goes back by hand, and is noted then. */
export function WaitingRefund({ amount, booking, sending }: Waiting) {
  const { timeZone } = useSite().property;
  return (
    <div className={sums.steps}>
      {booking.refundKey && (
        <Field
          label="Chave Pix do hóspede"
          kind="growing"
          value={booking.refundKey.key}
          hint={`${keyWords(booking, timeZone)} Ela some daqui quando você anotar.`}
          readOnly
        />
      )}
      <SentForm sending={sending} intent="noteReturn" fields={{ amount: amount / 100 }}>
        <Field label="Como" name="means" kind="choice" options={means} />
        {freshWords(booking, timeZone).map((words) => (
          <p key={words} className={styles.fresh}>
            {words} Confirme com o hóspede por um contato que você já conhecia.
          </p>
        ))}
        <SubmitButton className={button.line}>
          Já devolvi {formatMoney(amount, "pt-BR")}
        </SubmitButton>
        <Refused sending={sending} reloads />
      </SentForm>
    </div>
  );
}

type Stuck = Step & {
  refund: { readonly id: string; readonly stuck: Centavos; readonly isGift: boolean };
};

/** The provider refused: once more the same way, another way, or not at all if it was a gift. */
export function StuckRefund({ refund: { id, stuck, isGift }, sending }: Stuck) {
  const amount = formatMoney(stuck, "pt-BR");
  return (
    <div className={sums.steps}>
      <ActionButton
        sending={sending}
        intent="retryRefund"
        fields={{ refund: id }}
        className={button.line}
      >
        Tentar {amount} de novo pelo provedor
      </ActionButton>
      <SentForm sending={sending} intent="noteRefund" fields={{ refund: id }}>
        <Field label="Ou devolvi por fora" name="means" kind="choice" options={means} />
        <SubmitButton className={button.line}>Anotar {amount} devolvidos</SubmitButton>
        <Refused sending={sending} reloads />
      </SentForm>
      {isGift && (
        <details className={styles.more}>
          <summary>Desistir desta devolução</summary>
          <p>Nada volta ao hóspede por ela, e o desconto que veio com ela sai da conta.</p>
          <ActionButton
            sending={sending}
            intent="takeGiftBack"
            fields={{ refund: id }}
            className={button.line}
          >
            Desistir de {amount}
          </ActionButton>
        </details>
      )}
    </div>
  );
}
