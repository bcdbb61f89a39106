import { sql } from "kysely";
import { addDays } from "../../domain/day.ts";
import type { Property } from "../../domain/property.ts";
import { includesReservedDay, type Stay } from "../../domain/stay.ts";
import type { Database } from "../database/connect.ts";
import { ROOM_LOCK } from "./lock-rooms.ts";
import { reservedDays } from "./reserved-days.ts";

/**
 * A quick no for nights that are taken and that nobody is busy with at this moment. Whoever gets
 * no such no still has to queue: only behind the lock is an answer final. A thousand guests who
 * want the same night are mostly answered here, without a transaction.
 */
export async function isPlainlyTaken(
  db: Database,
  wish: {
    listing: { id: string; physicalRoomIds: readonly number[] };
    property: Property;
    stay: Stay;
    visitorId: string;
  },
): Promise<boolean> {
  const { listing, property, stay, visitorId } = wish;
  const until = addDays(stay.checkOut, 1);
  const days = await reservedDays(db, listing.id, stay.checkIn, until, visitorId);
  const taken = includesReservedDay(stay, new Set(days), property.sameDayTurnover);
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
