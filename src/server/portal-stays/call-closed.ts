import { AppError } from "../../domain/app-error.ts";
import type { Cause } from "../../domain/cause.ts";
import { readAccount } from "../account/read-account.ts";
import type { Booking } from "../bookings/booking.ts";
import { withLockedBooking } from "../bookings/change-booking.ts";
import { getBooking } from "../bookings/find-booking.ts";
import { markCancelled } from "../bookings/mark-cancelled.ts";
import { takeBackCancellation } from "../bookings/take-back-cancellation.ts";
import type { Change } from "../change.ts";
import type { Tx } from "../database/connect.ts";
import type { Deps } from "../deps.ts";
import { getPortalStay, type PortalStayRow } from "./find-portal-stay.ts";

/**
 * The owner says that nobody comes: the portal has only closed the nights. The event keeps them;
 * the booking leaves the lists, and returns if the owner takes this back. Idempotent.
 */
export async function callClosed(deps: Deps, bookingId: string, cause: Cause): Promise<void> {
  const found = await getBooking(deps.db, bookingId);
  await withLockedBooking(deps, found, cause, async (change, booking) => {
    const stay = await getPortalStay(change.tx, bookingId);
    if (stay.nature === "closed") return;
    await refuseUnlessOpen(change.tx, booking, stay);
    await setNature(change.tx, stay, "closed");
    await markCancelled(change, booking, { refundPercent: 0, refundAmount: 0 }, "called-closed");
  });
}

/** The reverse of `callClosed`. Idempotent. */
export async function callGuest(deps: Deps, bookingId: string, cause: Cause): Promise<void> {
  const found = await getBooking(deps.db, bookingId);
  await withLockedBooking(deps, found, cause, callGuestLocked);
}

/** The caller holds the locks of the booking and its rooms. */
export async function callGuestLocked(change: Change, booking: Booking): Promise<void> {
  const stay = await getPortalStay(change.tx, booking.id);
  if (stay.nature === "guest") return;
  if (stay.imported_event_id === null || booking.erased_at) throw new AppError("booking-not-here");
  await setNature(change.tx, stay, "guest");
  await takeBackCancellation(change, booking, "called-guest");
}

/**
 * Refused if the portal says 'sold', or if the guest has come or paid. Also without an event,
 * because then nothing else would close the nights.
 */
async function refuseUnlessOpen(tx: Tx, booking: Booking, stay: PortalStayRow): Promise<void> {
  const isHere = booking.checked_in_at !== null || booking.no_show_at !== null;
  const isListed = booking.state === "confirmed" && stay.imported_event_id !== null;
  if (!isListed || isHere || (await isCalledSold(tx, stay))) {
    throw new AppError("booking-not-here");
  }
  const { total, received } = await readAccount(tx, booking.id);
  if (total > 0 || received > 0) throw new AppError("stay-has-money");
}

async function isCalledSold(tx: Tx, { imported_event_id }: PortalStayRow): Promise<boolean> {
  const sold = await tx
    .selectFrom("imported_event")
    .select("id")
    .where("id", "=", imported_event_id)
    .where("sale", "=", "sold")
    .executeTakeFirst();
  return sold !== undefined;
}

async function setNature(
  tx: Tx,
  { id }: PortalStayRow,
  nature: PortalStayRow["nature"],
): Promise<void> {
  await tx.updateTable("portal_stay").set({ nature }).where("id", "=", id).execute();
}
