import { sql } from "kysely";
import type { Cause } from "../../domain/cause.ts";
import { lockRooms } from "../calendar/lock-rooms.ts";
import type { Change } from "../change.ts";
import type { Tx } from "../database/connect.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import type { Booking } from "./booking.ts";
import { getBooking, lockBooking } from "./find-booking.ts";

type Found = Pick<Booking, "id">;
type Work<T> = (change: Change, booking: Booking) => Promise<T>;

/** A change that affects no nights, in one transaction on the locked row. */
export async function changeBooking<T>(
  deps: Deps,
  bookingId: string,
  cause: Cause,
  work: Work<T>,
): Promise<T> {
  await getBooking(deps.db, bookingId);
  return inTransaction(deps.db, async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    return work({ tx, cause, at: new Date(deps.clock()) }, booking);
  });
}

/** One change to a booking and its nights, in one transaction behind the locks of both. */
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

/**
 * Rooms before the row, the order of everything that takes nights, so that no deadlock is possible.
 */
export async function lockRoomsAndBooking(
  tx: Tx,
  found: Found,
  otherRooms: readonly number[] = [],
): Promise<Booking> {
  await lockRooms(tx, [...(await roomsOfBooking(tx, found.id)), ...otherRooms]);
  return lockBooking(tx, found.id);
}

/** Includes rooms in which an asked change holds nights. */
async function roomsOfBooking(tx: Tx, bookingId: string): Promise<readonly number[]> {
  const { rows } = await sql<{ physical_room_id: number }>`
    select physical_room_id from listing_physical_room
    where listing_id in (
      select listing_id from stay where booking_id = ${bookingId}
      union all
      select listing_id from stay_change where booking_id = ${bookingId} and state = 'paying'
    )
  `.execute(tx);
  return rows.map(({ physical_room_id }) => physical_room_id);
}

/** From now on a form with the former version is refused. */
export async function raiseVersion(tx: Tx, { id, version }: Booking): Promise<void> {
  await tx
    .updateTable("booking")
    .set({ version: version + 1 })
    .where("id", "=", id)
    .execute();
}
