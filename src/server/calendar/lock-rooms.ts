import { sql } from "kysely";
import type { Tx } from "../database/connect.ts";

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
