import type { BookingDetails, MoneyEntry } from "../../../contract/owner/bookings.ts";
import { meansNames, refundStateNames } from "../../../contract/owner/words.ts";
import { quoteLineLabel } from "../../../contract/quote-words.ts";
import { formatMoney } from "../../../domain/money.ts";
import { useSite } from "../../site.ts";
import { moment } from "../ui/words.ts";
import styles from "./details.module.css";
import { PaymentForm } from "./payment-form.tsx";

/** What the stay costs, what came in and went out, and what is still open. */
export function Money({ booking }: { booking: BookingDetails }) {
  const { property } = useSite();
  return (
    <section className={styles.section}>
      <h2>Valores</h2>
      <dl className={styles.sum}>
        {booking.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two discounts may be alike
          <div key={index}>
            <dt>{quoteLineLabel(line, "pt-BR")}</dt>
            <dd>{formatMoney(line.amount, "pt-BR")}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>Total</dt>
          <dd>{formatMoney(booking.total, "pt-BR")}</dd>
        </div>
        {booking.money.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two refunds may be alike
          <div key={index}>
            <dt>
              {nameOf(entry)}
              <small>{moment(entry.at, property.timeZone)}</small>
            </dt>
            <dd>{formatMoney(entry.amount, "pt-BR")}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{booking.balance < 0 ? "A devolver" : "Em aberto"}</dt>
          <dd>{formatMoney(Math.abs(booking.balance), "pt-BR")}</dd>
        </div>
      </dl>
      {booking.state !== "held" && booking.state !== "expired" && <PaymentForm booking={booking} />}
    </section>
  );
}

function nameOf(entry: MoneyEntry): string {
  if (entry.kind === "lost") return "Levado pelo banco (contestação)";
  if (entry.kind === "payment") {
    return entry.means === "online" ? "Pago no site" : `Recebido: ${meansNames[entry.means]}`;
  }
  if (entry.means === null || entry.means === "online") return refundStateNames[entry.state];
  return `Devolvido: ${meansNames[entry.means]}`;
}
