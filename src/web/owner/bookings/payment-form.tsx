import { useState } from "react";
import { useFetcher } from "react-router";
import type { BookingDetails } from "../../../contract/owner/bookings.ts";
import { methodNames } from "../../../contract/owner/words.ts";
import { formatMoney, parseMoney } from "../../../domain/money.ts";
import { paymentMethods } from "../../../domain/payment.ts";
import button from "../../ui/button.module.css";
import type { Answer } from "../refusals.ts";
import field from "../ui/field.module.css";
import { Field } from "../ui/field.tsx";
import { Notice } from "../ui/notice.tsx";
import { usePerson } from "../ui/owner-page.tsx";
import styles from "./details.module.css";

/** Money taken or returned at the reception. */
export function PaymentForm({ booking }: { booking: BookingDetails }) {
  const fetcher = useFetcher<Answer<string>>();
  const person = usePerson();
  const open = booking.balance > 0 ? formatMoney(booking.balance, "pt-BR") : "";
  const [typed, setTyped] = useState(open);
  const refusal = fetcher.state === "idle" ? fetcher.data?.refusal : null;
  const isAsked = refusal?.code === "more-than-open";
  return (
    <details className={styles.more}>
      <summary>Anotar pagamento na recepção</summary>
      <fetcher.Form key={booking.money.length} method="post" className={field.stack}>
        <input type="hidden" name="acao" value="notePayment" />
        <div className={field.three}>
          <Field label="Valor">
            <input
              className={field.input}
              name="valor"
              inputMode="decimal"
              defaultValue={open}
              onChange={({ target }) => setTyped(target.value)}
              required
            />
          </Field>
          <Field label="Como">
            <select className={field.input} name="meio">
              {paymentMethods.map((method) => (
                <option key={method} value={method}>
                  {methodNames[method]}
                </option>
              ))}
            </select>
          </Field>
          <Field label="Sentido">
            <select className={field.input} name="sentido">
              <option value="recebi">Recebi</option>
              {person?.role === "owner" && <option value="devolvi">Devolvi</option>}
            </select>
          </Field>
        </div>
        {refusal && (
          <Notice kind="error">{isAsked ? moreWords(typed, booking) : refusal.sentence}</Notice>
        )}
        <div className={field.actions}>
          <button
            type="submit"
            className={button.primary}
            data-waits
            disabled={fetcher.state !== "idle"}
          >
            Anotar
          </button>
          {isAsked && (
            <button type="submit" name="mesmoAssim" value="sim" className={button.line}>
              É isso mesmo, anotar
            </button>
          )}
        </div>
      </fetcher.Form>
    </details>
  );
}

/** 'Faltam R$ 2.280 e você escreveu R$ 22.800. É isso mesmo?' */
function moreWords(typed: string, { balance }: BookingDetails): string {
  const amount = formatMoney(parseMoney(typed) ?? 0, "pt-BR");
  const open = balance > 0 ? `Faltam ${formatMoney(balance, "pt-BR")}` : "Não falta nada";
  return `${open} e você escreveu ${amount}. É isso mesmo?`;
}
