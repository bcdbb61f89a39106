import { sql } from "kysely";
import type { Stay } from "../../domain/stay.ts";
import type { Tx } from "../database/connect.ts";

/** Takes the nights in all of the rooms, or reports that one is taken. */
export async function takeNights(
  tx: Tx,
  physicalRoomIds: readonly number[],
  stay: Stay,
  taker: { kind: "hold" | "booking"; bookingId: string } | { kind: "block"; blockId: string },
): Promise<boolean> {
  const bookingId = taker.kind === "block" ? null : taker.bookingId;
  const blockId = taker.kind === "block" ? taker.blockId : null;
  const { rows } = await sql`
    insert into occupied_nights (physical_room_id, stay, kind, booking_id, block_id)
    select id, daterange(${stay.checkIn}::date, ${stay.checkOut}::date), ${taker.kind},
           ${bookingId}::uuid, ${blockId}::uuid
    from unnest(${[...physicalRoomIds]}::int[]) as id
    order by id
    on conflict do nothing
    returning id
  `.execute(tx);
  return rows.length === physicalRoomIds.length;
}

/** Returns the freed rooms, which the caller must hand over. */
export async function freeNights(tx: Tx, bookingId: string): Promise<number[]> {
  const freed = await tx
    .deleteFrom("occupied_nights")
    .where("booking_id", "=", bookingId)
    .returning("physical_room_id")
    .execute();
  return freed.map(({ physical_room_id }) => physical_room_id);
}

/** Turns the hold's nights into a booking's. False if it has lost them. */
export async function keepNights(tx: Tx, bookingId: string): Promise<boolean> {
  const kept = await tx
    .updateTable("occupied_nights")
    .set({ kind: "booking" })
    .where("booking_id", "=", bookingId)
    .returning("id")
    .execute();
  return kept.length > 0;
}

export async function hasNights(tx: Tx, bookingId: string): Promise<boolean> {
  const row = await tx
    .selectFrom("occupied_nights")
    .select("id")
    .where("booking_id", "=", bookingId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Free, or held by guests who have not paid. */
export async function areUnsold(
  tx: Tx,
  physicalRoomIds: readonly number[],
  stay: Stay,
): Promise<boolean> {
  const { rows } = await sql`
    select from occupied_nights
    where physical_room_id = any(${[...physicalRoomIds]}::int[]) and kind <> 'hold'
      and stay && daterange(${stay.checkIn}::date, ${stay.checkOut}::date)
    limit 1
  `.execute(tx);
  return rows.length === 0;
}
