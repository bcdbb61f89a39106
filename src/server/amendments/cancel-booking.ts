import type { CancellationTerms } from "../../contract/owner/booking-money.ts";
import { leftIn } from "../../domain/account.ts";
import { AppError } from "../../domain/app-error.ts";
import { type CancellationReason, stepAt } from "../../domain/cancellation.ts";
import type { Cause } from "../../domain/cause.ts";
import { localTime } from "../../domain/day.ts";
import type { Centavos } from "../../domain/money.ts";
import type { Property } from "../../domain/property.ts";
import { readAccount } from "../account/read-account.ts";
import type { Booking } from "../bookings/booking.ts";
import { boughtSteps } from "../bookings/bought-steps.ts";
import { withLockedBooking } from "../bookings/change-booking.ts";
import { endOutdatedSession } from "../bookings/end-outdated-session.ts";
import { getBooking } from "../bookings/find-booking.ts";
import { markCancelled } from "../bookings/mark-cancelled.ts";
import { refusePortals } from "../bookings/refuse-portals.ts";
import type { Change } from "../change.ts";
import type { Database, Tx } from "../database/connect.ts";
import type { Deps } from "../deps.ts";
import { oweMail } from "../outbox/owe-mail.ts";
import { getProperty } from "../property/get-property.ts";
import { oweRefund } from "../refunds/owe-refund.ts";
import { dropChange } from "./drop-change.ts";
import { refundAt } from "./refund-at.ts";

/** What cancelling now would refund. */
export async function previewCancellation(
  deps: Deps,
  bookingId: string,
): Promise<CancellationTerms> {
  const booking = await getBooking(deps.db, bookingId);
  return preview(deps.db, booking, await getProperty(deps.db), deps.clock());
}

type Cancelling = {
  /** The amount that was shown. */
  readonly seen?: Centavos | undefined;
  readonly reason?: CancellationReason | undefined;
  /** Behind the locks, before anything is written. */
  readonly also?: (change: Change, booking: Booking) => Promise<void>;
};

/**
 * Frees the nights and owes the refund of the policy, or another amount that the owner chose. If
 * what goes back is no longer what was seen, nothing happens and both figures are told. Idempotent.
 */
export async function cancelBooking(
  deps: Deps,
  bookingId: string,
  cause: Cause,
  ownersAmount?: Centavos | "all",
  { seen, reason, also }: Cancelling = {},
): Promise<Booking> {
  const found = await getBooking(deps.db, bookingId);
  return withLockedBooking(deps, found, cause, async (change, booking) => {
    if (booking.state === "cancelled") return booking;
    if (booking.state !== "confirmed") throw new AppError("booking-not-cancellable");
    await refusePortals(change.tx, bookingId);
    await also?.(change, booking);
    const terms = await preview(change.tx, booking, await getProperty(change.tx), deps.clock());
    const wished = ownersAmount ?? terms.refundAmount;
    const amount = wished === "all" ? terms.refundable : wished;
    if (seen !== undefined && seen !== amount) {
      throw new AppError("refund-differs", { seen, now: amount });
    }
    if (amount < 0 || amount > terms.refundable) throw new AppError("refund-too-high");
    return cancel(change, booking, { ...terms, refundAmount: amount, reason });
  });
}

async function cancel(
  change: Change,
  booking: Booking,
  terms: CancellationTerms & Pick<Cancelling, "reason">,
): Promise<Booking> {
  await oweRefund(change, booking.id, { reason: "cancelled", amount: terms.refundAmount });
  const cancelled = await markCancelled(change, booking, terms);
  await dropChange(change, cancelled);
  await endOutdatedSession(change, booking.id);
  await oweMail(change, booking.id, "cancellation");
  await oweMail(change, booking.id, "owner-cancellation");
  return cancelled;
}

async function preview(
  db: Database | Tx,
  booking: Booking,
  property: Property,
  now: number,
): Promise<CancellationTerms> {
  const step = stepAt(boughtSteps(booking, property), localTime(property.timeZone, now));
  const percent = step?.refundPercent ?? 0;
  const account = await readAccount(db, booking.id);
  return {
    step,
    refundPercent: percent,
    refundAmount: await refundAt(db, booking, percent),
    refundable: leftIn(account),
    disputed: account.disputed,
  };
}
