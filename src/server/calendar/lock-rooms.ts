import { sql } from "kysely";
import type { Tx } from "../database/connect.ts";
import { physicalRoomsOf } from "../listings/physical-rooms-of.ts";

/** Names the family of locks: a room's number alone could meet another feature's lock. */
export const ROOM_LOCK = 1;

/**
 * Makes everybody who wants nights of these rooms wait their turn until the transaction ends.
 * The constraint alone is correct, but losers that wait on each other's rows deadlock; this
 * queue keeps them apart. Always in ascending order, so that two queues cannot cross.
 */
export async function lockRooms(tx: Tx, physicalRoomIds: readonly number[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(${ROOM_LOCK}, id)
    from (select unnest(${[...physicalRoomIds]}::int[]) as id order by id) as rooms
  `.execute(tx);
}

/** Waits until nobody takes or frees nights of these rooms, beside others who wait for the same. */
export async function waitForRooms(tx: Tx, physicalRoomIds: readonly number[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock_shared(${ROOM_LOCK}, id)
    from (select unnest(${[...physicalRoomIds]}::int[]) as id order by id) as rooms
  `.execute(tx);
}

/**
 * Locks whatever rooms a listing takes. They are read again behind the lock: the owner may
 * have given the listing other rooms while we queued for those it was known to have.
 */
export async function lockRoomsOf(
  tx: Tx,
  listing: { readonly id: string; readonly physicalRoomIds: readonly number[] },
): Promise<readonly number[]> {
  for (let rooms = listing.physicalRoomIds; ; ) {
    await lockRooms(tx, rooms);
    const now = await physicalRoomsOf(tx, { listing_id: listing.id });
    if (sameRooms(now, rooms)) return rooms;
    rooms = now;
  }
}

export function sameRooms(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}
