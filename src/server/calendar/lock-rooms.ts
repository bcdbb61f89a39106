import { sql } from "kysely";
import type { Tx } from "../database/connect.ts";
import { statement } from "../database/statement.ts";
import { physicalRoomsOf } from "../listings/physical-rooms-of.ts";

/** Classes of advisory locks, so that their numbers do not collide. */
export const ROOM_LOCK = 1;
const VISITOR_LOCK = 2;

const roomLock = sql`pg_advisory_xact_lock(${ROOM_LOCK}, id)`;
const visitorLock = (id: string) => sql`pg_advisory_xact_lock(${VISITOR_LOCK}, hashtext(${id}))`;

/**
 * Serialises transactions that take nights of these rooms. The exclusion constraint alone is
 * correct, but losers that wait on each other's rows deadlock. Locks are taken in ascending order
 * to avoid deadlocks.
 */
export async function lockRooms(tx: Tx, physicalRoomIds: readonly number[]): Promise<void> {
  await sql`
    select ${roomLock}
    from (select unnest(${[...physicalRoomIds]}::int[]) as id order by id) as rooms
  `.execute(tx);
}

/** Serialises two tabs of one visitor, so that the second finds the first's hold. */
export async function lockVisitor(tx: Tx, visitorId: string): Promise<void> {
  await sql`select ${visitorLock(visitorId)}`.execute(tx);
}

/** Both in one round trip: the visitor first, then the rooms. */
export const lockVisitorAndRooms = statement(
  ({ visitorId, rooms }: { visitorId: string; rooms: readonly number[] }) => sql`
    with visitor as materialized (select ${visitorLock(visitorId)})
    select ${roomLock}
    from visitor, (select unnest(${rooms}::int[]) as id order by id) as rooms
  `,
);

/** Takes a shared lock: waits for writers, but not for other readers. */
export async function waitForRooms(tx: Tx, physicalRoomIds: readonly number[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock_shared(${ROOM_LOCK}, id)
    from (select unnest(${[...physicalRoomIds]}::int[]) as id order by id) as rooms
  `.execute(tx);
}

type WithRooms = { readonly id: string; readonly physicalRoomIds: readonly number[] };

/**
 * Locks the rooms of these listings, all at once, and reads them again under the lock, because the
 * owner may have changed them in the meantime. A deleted listing has none.
 */
export async function lockRoomsOfAll(
  tx: Tx,
  listings: readonly WithRooms[],
): Promise<readonly (readonly number[])[]> {
  let rooms = listings.map(({ physicalRoomIds }) => physicalRoomIds);
  for (;;) {
    await lockRooms(tx, rooms.flat());
    const now: (readonly number[])[] = [];
    for (const { id } of listings) now.push(await physicalRoomsOf(tx, { listing_id: id }));
    if (sameRooms(now.flat(), rooms.flat())) return now;
    rooms = now;
  }
}

export async function lockRoomsOf(tx: Tx, listing: WithRooms): Promise<readonly number[]> {
  const [rooms = []] = await lockRoomsOfAll(tx, [listing]);
  return rooms;
}

export function sameRooms(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}
