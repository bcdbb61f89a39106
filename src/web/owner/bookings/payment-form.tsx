import { useState } from "react";
import type { BookingDetails } from "../../../contract/owner/bookings.ts";
import { formatMoney, parseMoney } from "../../../domain/money.ts";
import button from "../../ui/button.module.css";
import field from "../form/field.module.css";
import { Field } from "../form/field.tsx";
import { Refused } from "../form/refused.tsx";
import { SentForm } from "../form/sent-form.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { useSending } from "../form/use-sending.ts";
import { usePerson } from "../ui/owner-page.tsx";
import styles from "./details.module.css";
import { means } from "./new-booking-sections.tsx";

const received = { value: "received", text: "Recebi" };
const returned = { value: "returned", text: "Devolvi" };

/** Money taken or returned at the reception. */
export function PaymentForm({ booking }: { booking: BookingDetails }) {
  const sending = useSending();
  const person = usePerson();
  const open = booking.balance > 0 ? formatMoney(booking.balance, "pt-BR") : "";
  const [typed, setTyped] = useState(open);
  const isAsked = sending.refusal?.code === "more-than-open";
  return (
    <details className={styles.more}>
      <summary>Anotar pagamento na recepção</summary>
      <SentForm
        key={booking.money.length}
        sending={sending}
        intent="notePayment"
        className={field.stack}
      >
        <div className={field.three}>
          <Field
            label="Valor"
            name="amount"
            kind="money"
            initial={open}
            onType={setTyped}
            required
          />
          <Field label="Como" name="means" kind="choice" options={means} />
          <Field
            label="Sentido"
            name="direction"
            kind="choice"
            options={person?.role === "owner" ? [received, returned] : [received]}
          />
        </div>
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
