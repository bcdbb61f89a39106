import type { BookingDetails } from "../../../contract/owner/bookings.ts";
import { leftIn } from "../../../domain/account.ts";
import type { Centavos } from "../../../domain/money.ts";

type Ended = Pick<BookingDetails, "state" | "money" | "payments" | "total">;

/**
 * What an ended booking owes its guest: refunds under way, refunds that could not be sent, and what
 * came in after its end; not what the guest's bank is examining.
 */
export function owedAfterEnd(booking: Ended): Centavos {
  if (booking.state === "confirmed") return 0;
  const underWay = booking.money.filter(
    (entry) => entry.kind === "refund" && entry.state !== "failed" && entry.state !== "succeeded",
  );
  const unused = Math.max(0, leftIn(booking) - booking.total);
  return unused - underWay.reduce((sum, { amount }) => sum + amount, 0);
}
