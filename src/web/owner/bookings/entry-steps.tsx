import { type Centavos, formatMoney } from "../../../domain/money.ts";
import button from "../../ui/button.module.css";
import { ActionButton } from "../form/action-button.tsx";
import field from "../form/field.module.css";
import { Field } from "../form/field.tsx";
import { Refused } from "../form/refused.tsx";
import { SentForm } from "../form/sent-form.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import type { Sending } from "../form/use-sending.ts";
import { means } from "../give-back/means-options.ts";
import back from "../give-back/return-by-hand.module.css";
import styles from "./details.module.css";

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

type Stuck = Step & {
  refund: { readonly id: string; readonly stuck: Centavos; readonly isGift: boolean };
};

/** The provider refused: once more the same way, another way, or not at all if it was a gift. */
export function StuckRefund({ refund: { id, stuck, isGift }, sending }: Stuck) {
  const amount = formatMoney(stuck, "pt-BR");
  return (
    <div className={back.steps}>
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
