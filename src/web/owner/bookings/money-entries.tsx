import type { MoneyEntry } from "../../../contract/owner/booking-money.ts";
import type { BookingDetails } from "../../../contract/owner/bookings.ts";
import { onlineName, refundName } from "../../../contract/owner/refund-words.ts";
import { meansNames } from "../../../contract/owner/words.ts";
import { leftOf } from "../../../domain/account.ts";
import { formatDayOfMonth } from "../../../domain/format-stay.ts";
import { formatMoney } from "../../../domain/money.ts";
import { useSite } from "../../site.ts";
import { ReceiptLink } from "../books/receipt-link.tsx";
import type { Sending } from "../form/use-sending.ts";
import { addressMovedIn } from "../give-back/refund-words.ts";
import back from "../give-back/return-by-hand.module.css";
import { ReturnByHand } from "../give-back/return-by-hand.tsx";
import { useMay } from "../ui/owner-page.tsx";
import { byWords, moment } from "../ui/words.ts";
import { RemovePayment, StuckRefund } from "./entry-steps.tsx";
import styles from "./money.module.css";
import type { MoneyActs } from "./money-acts.ts";
import { endsWords } from "./ways-words.ts";

/** What came in and went out, oldest first, with what the owner can do about each. */
export function MoneyEntries({ booking, acts: sending }: MoneyActs) {
  const { property } = useSite();
  const mayMend = useMay()("retryRefund");
  if (booking.money.length === 0) return null;
  return (
    <ol className={styles.entries}>
      {booking.money.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two refunds may be alike
        <li key={index}>
          <div className={isGone(entry) ? `${styles.entry} ${styles.gone}` : styles.entry}>
            <span>
              {nameOf(entry, booking, property.timeZone)}
              <small>{aboutOf(entry, property.timeZone)}</small>
              {endsOf(entry, booking, property.timeZone).map((words) => (
                <small key={words}>{words}</small>
              ))}
              {entry.words && <small>{entry.words}</small>}
            </span>
            <b>{formatMoney(entry.amount, "pt-BR")}</b>
          </div>
          {entry.kind === "payment" && counts(booking, entry.id) && (
            <div className={back.steps}>
              <ReceiptLink
                bookingId={booking.id}
                paymentId={entry.id}
                about={formatMoney(entry.amount, "pt-BR")}
              />
            </div>
          )}
          {mayMend && <Steps booking={booking} entry={entry} sending={sending} />}
        </li>
      ))}
    </ol>
  );
}

/** A payment that was removed as a mistake gets no receipt. */
const counts = ({ payments }: BookingDetails, paymentId: string) =>
  payments.some(({ id, received }) => id === paymentId && received > 0);

type StepsProps = {
  booking: BookingDetails;
  entry: MoneyEntry;
  sending: Sending;
};

function Steps({ booking, entry, sending }: StepsProps) {
  // An erased booking cannot store the reason that this form asks for.
  if (entry.kind === "payment" && entry.removable > 0 && !booking.erased) {
    return <RemovePayment id={entry.id} amount={entry.removable} sending={sending} />;
  }
  if (entry.kind !== "refund") return null;
  if (entry.state === "by-hand") {
    const { refundKey, journal, readAt, owedByHand } = booking;
    const known = {
      refundKey,
      addressMoved: addressMovedIn(journal),
      readAt: readAt.getTime(),
    };
    return (
      <ReturnByHand amount={-entry.amount} owed={owedByHand} known={known} sending={sending} />
    );
  }
  // A disputed payment is not given back another way: the bank may return it as well.
  if (entry.stuck === 0 || booking.disputes.length > 0) return null;
  return <StuckRefund refund={entry} sending={sending} />;
}

const isGone = (entry: MoneyEntry) => entry.kind === "refund" && entry.state === "failed";

function nameOf(entry: MoneyEntry, { providerLabels }: BookingDetails, timeZone: string): string {
  if (entry.kind === "lost") return "Levado pelo banco (contestação)";
  if (entry.kind === "payment") {
    if (entry.means === "online") return onlineName(entry, providerLabels);
    return `Recebido: ${meansNames[entry.means]}`;
  }
  if (entry.kind === "removed") return "Tirado: anotado por engano";
  return refundName(entry, timeZone);
}

/** Until when the provider can refund this payment, if any of it is left to refund. */
function endsOf(
  entry: MoneyEntry,
  { payments, readAt }: BookingDetails,
  timeZone: string,
): readonly string[] {
  if (entry.kind !== "payment") return [];
  const left = payments.filter((payment) => payment.id === entry.id && leftOf(payment) > 0);
  return endsWords(left, { at: readAt, timeZone });
}

/** When, and by whom if a person entered it. */
function aboutOf(entry: MoneyEntry, timeZone: string): string {
  const at = moment(entry.at, timeZone);
  if (entry.kind === "payment" && entry.means !== "online") {
    const on = entry.on && `em ${formatDayOfMonth(entry.on, "long", "pt-BR")}`;
    return [on, `anotado ${on ? `em ${at}` : at} por ${byWords(entry.by)}`]
      .filter(Boolean)
      .join(", ");
  }
  if (entry.kind === "removed") return `${at}, por ${byWords(entry.by)}`;
  return at;
}
