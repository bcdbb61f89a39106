import { sql } from "kysely";
import type { Tx } from "../database/connect.ts";
import { physicalRoomsOf } from "../listings/physical-rooms-of.ts";

/** The advisory lock's class, so that room numbers do not collide with other locks. */
export const ROOM_LOCK = 1;

/**
 * Serialises transactions that take nights of these rooms. The exclusion constraint alone is
 * correct, but losers that wait on each other's rows deadlock. Locks are taken in ascending order
 * to avoid deadlocks.
 */
export async function lockRooms(tx: Tx, physicalRoomIds: readonly number[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(${ROOM_LOCK}, id)
    from (select unnest(${[...physicalRoomIds]}::int[]) as id order by id) as rooms
  `.execute(tx);
}

/** Takes a shared lock: waits for writers, but not for other readers. */
export async function waitForRooms(tx: Tx, physicalRoomIds: readonly number[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock_shared(${ROOM_LOCK}, id)
    from (select unnest(${[...physicalRoomIds]}::int[]) as id order by id) as rooms
  `.execute(tx);
}

/**
 * Locks the listing's rooms and reads them again under the lock, because the owner may have changed
 * them in the meantime.
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
