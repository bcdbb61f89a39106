import type { Cause } from "../../domain/cause.ts";
import { lockRooms } from "../calendar/lock-rooms.ts";
import type { Change } from "../change.ts";
import type { Tx } from "../database/connect.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { physicalRoomsOf } from "../listings/physical-rooms-of.ts";
import type { Booking } from "./booking.ts";
import { getBooking, lockBooking } from "./find-booking.ts";

type Found = Pick<Booking, "id" | "listing_id">;
type Work<T> = (change: Change, booking: Booking) => Promise<T>;

/** A change that affects no nights: on the locked row, in one transaction. */
export async function changeBooking(
  deps: Deps,
  bookingId: string,
  cause: Cause,
  work: Work<void>,
): Promise<void> {
  await getBooking(deps.db, bookingId);
  await inTransaction(deps.db, async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    await work({ tx, cause, at: new Date(deps.clock()) }, booking);
  });
}

/** One change to a booking and its nights: in one transaction, behind the locks of both. */
export async function withLockedBooking<T>(
  deps: Deps,
  found: Found,
  cause: Cause,
  work: Work<T>,
  otherRooms: readonly number[] = [],
): Promise<T> {
  return inTransaction(deps.db, async (tx) => {
    const booking = await lockRoomsAndBooking(tx, found, otherRooms);
    return work({ tx, cause, at: new Date(deps.clock()) }, booking);
  });
}

/** The rooms before the row, as everybody who wants nights does: two queues cannot cross. */
export async function lockRoomsAndBooking(
  tx: Tx,
  found: Found,
  otherRooms: readonly number[] = [],
): Promise<Booking> {
  await lockRooms(tx, [...(await physicalRoomsOf(tx, found)), ...otherRooms]);
  return lockBooking(tx, found.id);
}
