import type { MoneyEntry } from "../../../contract/owner/booking-money.ts";
import type { BookingDetails } from "../../../contract/owner/bookings.ts";
import { formatMoney } from "../../../domain/money.ts";
import { useSite } from "../../site.ts";
import { moment } from "../ui/words.ts";
import cancel from "./cancel.module.css";
import styles from "./money.module.css";

/** Where the money that goes back stands, until it has arrived. */
export function UnderWay({ booking }: { booking: BookingDetails }) {
  const { timeZone } = useSite().property;
  const told = booking.money
    .map((entry) => standingOf(entry, timeZone))
    .filter((standing) => standing !== null);
  if (told.length === 0) return null;
  return (
    <ul className={styles.notices} aria-label="Devoluções em andamento">
      {told.map(([what, next], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two refunds may be alike
        <li key={index} className={cancel.ways}>
          <b>{what}</b>
          {next}
        </li>
      ))}
    </ul>
  );
}

/** What it is and since when, and what comes next; null once there is nothing to wait for. */
export function standingOf(
  entry: MoneyEntry,
  timeZone: string,
): readonly [what: string, next: string] | null {
  if (entry.kind !== "refund") return null;
  const since = moment(entry.at, timeZone);
  const amount = formatMoney(Math.abs(entry.amount), "pt-BR");
  switch (entry.state) {
    case "due":
      return [
        `${amount} vão voltar por onde entraram`,
        `Pedido em ${since}. O provedor de pagamento ainda não respondeu.`,
      ];
    case "pending":
      return [
        `${amount} a caminho desde ${since}`,
        "O provedor de pagamento aceitou. Pix costuma chegar em minutos; no cartão o banco leva de 5 a 10 dias úteis.",
      ];
    case "by-hand":
      return [
        `${amount} para você devolver, desde ${since}`,
        "Por Pix ou dinheiro. Fica em Hoje até você anotar que devolveu.",
      ];
    case "failed":
      if (entry.stuck === 0) return null;
      return [
        `A devolução de ${formatMoney(entry.stuck, "pt-BR")} não saiu`,
        "O banco recusou, e nada foi devolvido. Tente de novo, ou devolva por fora e anote, logo abaixo.",
      ];
    default:
      return null;
  }
}
