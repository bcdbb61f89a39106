import type { BookingDetails } from "../../../contract/owner/bookings.ts";
import { rowLabel, rowTime } from "../../../contract/plan-words.ts";
import { type Day, daysBetween } from "../../../domain/day.ts";
import { formatMoney } from "../../../domain/money.ts";
import { type CurrentRow, isLate } from "../../../domain/payment-plan.ts";
import { Icon } from "../../ui/icon.tsx";
import disc from "../../ui/kit/disc.module.css";
import { Chip } from "../ui/chip.tsx";
import { useToday } from "../ui/owner-page.tsx";
import { plural } from "../ui/words.ts";
import styles from "./money.module.css";

/** What was to be paid when, as bought, and what of it is paid. */
export function Plan({ booking: { plan, checkIn } }: { booking: BookingDetails }) {
  const today = useToday();
  if (plan.length === 0) return null;
  return (
    <section className={styles.plan} aria-labelledby="plan">
      <h3 id="plan">Parcelas</h3>
      <ol>
        {plan.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
          <li key={index} className={styles.row}>
            <Mark row={row} number={index + 1} isLate={isRowLate(row, checkIn, today)} />
            <span>
              <b>{rowLabel(row, "pt-BR")}</b>
              <small>{timeWords(row, checkIn)}</small>
              <State row={row} checkIn={checkIn} today={today} />
            </span>
            <b className="num">{formatMoney(row.amount, "pt-BR")}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}

const isPaid = ({ amount, paid }: CurrentRow) => paid >= amount;
const isRowLate = (row: CurrentRow, checkIn: Day, today: Day) =>
  !isPaid(row) && isLate(row, checkIn, today);

function Mark({ row, number, isLate }: { row: CurrentRow; number: number; isLate: boolean }) {
  if (isPaid(row)) {
    return (
      <span className={disc.done} aria-hidden>
        <Icon name="check" />
      </span>
    );
  }
  return (
    <span className={isLate ? disc.late : disc.disc} aria-hidden>
      {isLate ? <Icon name="clock" /> : number}
    </span>
  );
}

function State({ row, checkIn, today }: { row: CurrentRow; checkIn: Day; today: Day }) {
  if (isPaid(row)) return <Chip tone="ok">Recebido</Chip>;
  const part = row.paid > 0 ? `, ${formatMoney(row.paid, "pt-BR")} já pagos` : "";
  if (!isRowLate(row, checkIn, today)) return <Chip tone="wait">Em aberto{part}</Chip>;
  const last = row.atProperty ? checkIn : (row.by ?? checkIn);
  const days = plural(daysBetween(last, today), "dia", "dias");
  return (
    <Chip tone="error">
      Atrasado há {days}
      {part}
    </Chip>
  );
}

/** 'Para pagar até 5 de janeiro ou na chegada' */
function timeWords(row: CurrentRow, checkIn: Day): string {
  const time = rowTime(row, checkIn, "pt-BR");
  return row.by === null ? time : `Para pagar ${time}`;
}
