import { useFetcher } from "react-router";
import type { BookingDetails } from "../../../contract/owner/bookings.ts";
import { methodNames } from "../../../contract/owner/words.ts";
import { formatMoney } from "../../../domain/money.ts";
import { paymentMethods } from "../../../domain/payment.ts";
import button from "../../ui/button.module.css";
import field from "../ui/field.module.css";
import { Field } from "../ui/field.tsx";
import { Notice } from "../ui/notice.tsx";
import { usePerson } from "../ui/owner-page.tsx";
import styles from "./details.module.css";
import type { action } from "./details-route.tsx";

/** Money that changed hands here, and not on the site. */
export function PaymentForm({ booking }: { booking: BookingDetails }) {
  const fetcher = useFetcher<typeof action>();
  const person = usePerson();
  const open = booking.balance > 0 ? formatMoney(booking.balance, "pt-BR") : "";
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
        {fetcher.data?.refusal && <Notice kind="error">{fetcher.data.refusal.sentence}</Notice>}
        <div className={field.actions}>
          <button type="submit" className={button.primary} disabled={fetcher.state !== "idle"}>
            Anotar
          </button>
        </div>
      </fetcher.Form>
    </details>
  );
}
