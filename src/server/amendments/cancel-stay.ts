import type { RoomCancellation, RoomCancelWish } from "../../contract/owner/booking-money.ts";
import { leftIn } from "../../domain/account.ts";
import { AppError } from "../../domain/app-error.ts";
import { shareOf, stepAt } from "../../domain/cancellation.ts";
import type { Cause } from "../../domain/cause.ts";
import { localTime } from "../../domain/day.ts";
import type { Property } from "../../domain/property.ts";
import { adjustmentsIn, retainedLine, sumOf } from "../../domain/quote.ts";
import { recharge } from "../account/charge.ts";
import { readAccount } from "../account/read-account.ts";
import { type Booking, datesOf } from "../bookings/booking.ts";
import { boughtSteps } from "../bookings/bought-steps.ts";
import { capPolicy } from "../bookings/cap-policy.ts";
import { raiseVersion, withLockedBooking } from "../bookings/change-booking.ts";
import { endOutdatedSession } from "../bookings/end-outdated-session.ts";
import { getBooking } from "../bookings/find-booking.ts";
import { writeJournal } from "../bookings/journal.ts";
import { handOver } from "../calendar/hand-over.ts";
import { isSoldTwice } from "../calendar/is-sold-twice.ts";
import { freeNightsOf } from "../calendar/take-nights.ts";
import type { Change } from "../change.ts";
import type { Database, Tx } from "../database/connect.ts";
import type { Deps } from "../deps.ts";
import { oweChangeMail } from "../outbox/owe-mail.ts";
import { getProperty } from "../property/get-property.ts";
import { oweRefund } from "../refunds/owe-refund.ts";
import { dropChange } from "./drop-change.ts";
import { isChangeable, toldOf } from "./move-stay.ts";
import { type ChangedStay, stayIn } from "./price-change.ts";

/** What cancelling one of several rooms would refund now. */
export async function previewStayCancellation(
  deps: Deps,
  bookingId: string,
  stayId: string,
): Promise<RoomCancellation> {
  const booking = await getBooking(deps.db, bookingId);
  const stay = stayToCancel(booking, stayId);
  return preview(deps.db, { booking, stay }, await getProperty(deps.db), deps.clock());
}

type Cancelling = RoomCancelWish & {
  readonly stayId: string;
  /** Runs behind the locks, before anything is written. */
  readonly also?: (change: Change, booking: Booking) => Promise<void>;
};

/**
 * Cancels one of several rooms and refunds its share of the payments; the other rooms stay. If the
 * refund is no longer the one that was seen, nothing happens and the error gives both amounts.
 */
export async function cancelStay(
  deps: Deps,
  bookingId: string,
  { stayId, who, seen, also }: Cancelling,
  cause: Cause,
): Promise<void> {
  const found = await getBooking(deps.db, bookingId);
  await withLockedBooking(deps, found, cause, async (change, booking) => {
    await also?.(change, booking);
    const stay = stayToCancel(booking, stayId);
    const property = await getProperty(change.tx);
    const offered = await preview(change.tx, { booking, stay }, property, deps.clock());
    if (offered.isSoldTwice && who === "guest" && cause.source === "admin") {
      throw new AppError("refund-below-law");
    }
    const terms = who === "house" ? { ...offered, refund: offered.paid, kept: 0 } : offered;
    if (seen !== terms.refund) throw new AppError("refund-differs", { seen, now: terms.refund });
    // Otherwise a later first arrival would reopen policy steps that have passed.
    await capPolicy(change, booking, property);
    await cancel(change, { booking, stay }, { ...terms, who });
  });
}

type Room = { readonly booking: Booking; readonly stay: ChangedStay };

/** Not for the last room, which is cancelled with its booking. */
function stayToCancel(booking: Booking, stayId: string): ChangedStay {
  const hasLeft = booking.stays.some((stay) => stay.id === stayId && stay.has_left);
  if (!isChangeable(booking) || booking.stays.length < 2 || hasLeft) {
    throw new AppError("booking-not-cancellable");
  }
  return stayIn(booking, stayId);
}

async function cancel(
  change: Change,
  { booking, stay }: Room,
  { refund, kept, who }: Pick<RoomCancellation, "refund" | "kept"> & Pick<Cancelling, "who">,
): Promise<void> {
  const { tx, at } = change;
  const told = toldOf(booking);
  await handOver(change, await freeNightsOf(change, booking.id, stay.id));
  await tx.updateTable("stay").set({ cancelled_at: at }).where("id", "=", stay.id).execute();
  await raiseVersion(tx, booking);
  // Before the price falls, so that nothing else can use the refund up as a credit.
  if (refund > 0) await oweRefund(change, booking.id, { reason: "moved", amount: refund });
  const retained = kept > 0 ? [retainedLine(kept, "policy")] : [];
  const lines = [...adjustmentsIn(stay.lines), ...retained];
  await recharge(change, { bookingId: booking.id, stayId: stay.id }, lines);
  await dropChange(change, booking);
  await endOutdatedSession(change, booking.id);
  await writeJournal(change, {
    bookingId: booking.id,
    event: "room-cancelled",
    state: booking.state,
    facts: { listingId: stay.listing_id, ...datesOf(stay), refund, kept, who },
  });
  await oweChangeMail(change, booking.id, told);
}

/**
 * The policy applies to the room's share of the payments, in proportion to its price. Extras and
 * discounts belong to the booking and stay.
 */
async function preview(
  db: Database | Tx,
  { booking, stay }: Room,
  property: Property,
  now: number,
): Promise<RoomCancellation> {
  const step = stepAt(boughtSteps(booking, property), localTime(property.timeZone, now));
  const percent = step?.refundPercent ?? 0;
  const price = stay.total - sumOf(adjustmentsIn(stay.lines));
  if (price > booking.total) throw new AppError("discount-above-rooms");
  const left = leftIn(await readAccount(db, booking.id));
  const share = booking.total > 0 ? Math.floor((left * price) / booking.total) : 0;
  const paid = Math.max(0, Math.min(share, price, left));
  const refund = Math.min(paid, shareOf(paid, percent));
  const soldTwice = await isSoldTwice(db, booking.id, stay.id);
  return {
    ...{ step, refundPercent: percent, price, paid, refund, kept: paid - refund },
    isSoldTwice: soldTwice,
  };
}
