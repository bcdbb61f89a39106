import { sql } from "kysely";
import type { Day } from "../../domain/day.ts";
import { includesReservedDay } from "../../domain/stay.ts";
import type { Database } from "../database/connect.ts";
import type { Wish } from "./find-alternatives.ts";
import { ROOM_LOCK } from "./lock-rooms.ts";

/**
 * A quick no for nights that are taken and that nobody is busy with at this moment. Whoever gets
 * no such no still has to queue: only behind the lock is an answer final. A thousand guests who
 * want the same night are mostly answered here, without a transaction.
 */
export async function isPlainlyTaken(
  db: Database,
  { listing, property, stay }: Wish,
  reserved: ReadonlySet<Day>,
): Promise<boolean> {
  const taken = includesReservedDay(stay, reserved, property.sameDayTurnover);
  return taken && (await areQuiet(db, listing.physicalRoomIds));
}

/** Nobody holds the lock of any of the rooms: no night of theirs is being taken or freed. */
async function areQuiet(db: Database, physicalRoomIds: readonly number[]): Promise<boolean> {
  const { rows } = await sql<{ quiet: boolean }>`
    select bool_and(pg_try_advisory_xact_lock_shared(${ROOM_LOCK}, id)) as quiet
    from unnest(${[...physicalRoomIds]}::int[]) as id
  `.execute(db);
  return rows[0]?.quiet ?? false;
}
