import type { MoneyEntry } from "../../../contract/owner/booking-money.ts";
import type { BookingDetails } from "../../../contract/owner/bookings.ts";
import { formatMoney } from "../../../domain/money.ts";
import { useSite } from "../../site.ts";
import kit from "../ui/kit.module.css";
import { useMay } from "../ui/owner-page.tsx";
import { moment } from "../ui/words.ts";
import cancel from "./cancel.module.css";
import styles from "./money.module.css";

/** Where the money that goes back stands, until it has arrived. */
export function UnderWay({ booking }: { booking: BookingDetails }) {
  const { timeZone } = useSite().property;
  const givesBack = useMay()("noteRefund");
  const reader = { timeZone, givesBack, isDisputed: booking.disputes.length > 0 };
  const told = booking.money
    .map((entry) => standingOf(entry, reader))
    .filter((standing) => standing !== null);
  if (told.length === 0) return null;
  return (
    <ul className={`${kit.lines} ${styles.notices}`} aria-label="Devoluções em andamento">
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

type Reader = {
  readonly timeZone: string;
  /** Only the owner gives money back. */
  readonly givesBack: boolean;
  /** The guest's bank is examining the payment. */
  readonly isDisputed: boolean;
};

/** A refund's state and time, and what comes next; null once there is nothing to wait for. */
export function standingOf(
  entry: MoneyEntry,
  { timeZone, givesBack, isDisputed }: Reader,
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
        `${amount} a devolver por Pix ou dinheiro, desde ${since}`,
        givesBack
          ? "Fica em Hoje até você anotar que devolveu."
          : "A proprietária devolve e anota.",
      ];
    case "failed":
      if (entry.stuck === 0) return null;
      return [
        `A devolução de ${formatMoney(entry.stuck, "pt-BR")} não saiu`,
        isDisputed
          ? "O hóspede contestou o pagamento, e é o banco dele que decide. Não devolva por fora."
          : givesBack
            ? "O banco recusou, e nada foi devolvido. Tente de novo, ou devolva por fora e anote, logo abaixo."
            : "O banco recusou, e nada foi devolvido. A proprietária resolve.",
      ];
    default:
      return null;
  }
}
