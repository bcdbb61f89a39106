import { useState } from "react";
import type { BookingDetails } from "../../../contract/owner/bookings.ts";
import type { ReadyMessage } from "../../../contract/owner/messages.ts";
import { formatMoney, parseMoney } from "../../../domain/money.ts";
import button from "../../ui/button.module.css";
import field from "../form/field.module.css";
import { Field } from "../form/field.tsx";
import { Refused } from "../form/refused.tsx";
import { SentForm } from "../form/sent-form.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { useToday } from "../ui/owner-page.tsx";
import styles from "./details.module.css";
import { MeansChoice } from "./means-choice.tsx";
import sums from "./money.module.css";
import type { MoneyActs } from "./money-acts.ts";
import { SendLink } from "./send-link.tsx";

type Props = MoneyActs & { messages: readonly ReadyMessage[] };

/** The open amount, received with one tap; another one chooses the means. */
export function ReceiveForm({ booking, acts: sending, messages }: Props) {
  const { balance } = booking;
  return (
    <SentForm
      sending={sending}
      intent="notePayment"
      fields={{ amount: balance / 100 }}
      className={sums.receive}
    >
      <MeansChoice legend="Como pagou" />
      <Refused sending={sending} reloads />
      <div className={field.actions}>
        <SubmitButton>Receber {formatMoney(balance, "pt-BR")}</SubmitButton>
        <SendLink booking={booking} messages={messages} kind="balance-due">
          Mandar link de pagamento
        </SendLink>
      </div>
    </SentForm>
  );
}

/** A part, more than is open, another day, or a remark. */
export function OtherAmount({ booking, acts: sending }: MoneyActs) {
  const today = useToday();
  const [typed, setTyped] = useState("");
  const isAsked = sending.refusal?.code === "more-than-open";
  return (
    <details key={booking.money.length} className={styles.more}>
      <summary>Receber outro valor</summary>
      <SentForm sending={sending} intent="notePayment" className={field.stack}>
        <div className={field.pair}>
          <Field label="Valor" name="amount" kind="money" onType={setTyped} required />
          <Field label="Quando" name="on" kind="date" initial={today} max={today} required />
        </div>
        <MeansChoice legend="Como" />
        {!booking.erased && (
          <Field
            label="Observação"
            name="words"
            placeholder="Opcional"
            hint="Some com os dados do hóspede."
            maxLength={200}
          />
        )}
        <Refused
          sending={sending}
          words={({ code }) => (code === "more-than-open" ? moreWords(typed, booking) : null)}
        />
        <div className={field.actions}>
          <SubmitButton>Anotar</SubmitButton>
          {isAsked && (
            <SubmitButton name="anyway" value="yes" className={button.line}>
              É isso mesmo, anotar
            </SubmitButton>
          )}
        </div>
      </SentForm>
    </details>
  );
}

/** 'Faltam R$ 2.280 e você escreveu R$ 22.800. É isso mesmo?' */
function moreWords(typed: string, { balance }: BookingDetails): string {
  const amount = formatMoney(parseMoney(typed) ?? 0, "pt-BR");
  const open = balance > 0 ? `Faltam ${formatMoney(balance, "pt-BR")}` : "Não falta nada";
  return `${open} e você escreveu ${amount}. É isso mesmo?`;
}
