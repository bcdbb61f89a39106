import { type RawBuilder, sql } from "kysely";
import type { Day } from "../../domain/day.ts";
import type { Stay } from "../../domain/stay.ts";
import type { Tx } from "../database/connect.ts";

/** Who takes nights: a stay of a booking, paid or not. */
export type Guest = {
  readonly kind: "hold" | "booking";
  readonly bookingId: string;
  readonly stayId: string;
};

/** Takes the nights in all of the rooms, or reports that one is taken. */
export async function takeNights(
  tx: Tx,
  physicalRoomIds: readonly number[],
  stay: Stay,
  taker: Guest | { readonly kind: "block"; readonly blockId: string },
): Promise<boolean> {
  const [bookingId, stayId] = taker.kind === "block" ? [] : [taker.bookingId, taker.stayId];
  const blockId = taker.kind === "block" ? taker.blockId : null;
  const { rows } = await sql`
    insert into occupied_nights (physical_room_id, stay, kind, booking_id, stay_id, block_id)
    select id, daterange(${stay.checkIn}::date, ${stay.checkOut}::date), ${taker.kind},
           ${bookingId ?? null}::uuid, ${stayId ?? null}::uuid, ${blockId}::uuid
    from unnest(${[...physicalRoomIds]}::int[]) as id
    order by id
    on conflict do nothing
    returning id
  `.execute(tx);
  return rows.length === physicalRoomIds.length;
}

/** For a new booking's only stay, within the statement that writes it as `booking`. */
export const holdNightsOfNewBooking = (physicalRoomIds: readonly number[]) => sql`
  insert into occupied_nights (physical_room_id, stay, kind, booking_id, stay_id)
  select room, daterange(check_in, check_out), 'hold', booking.id, booking.id
  from booking, unnest(${physicalRoomIds}::int[]) as room
  order by room
  on conflict do nothing
  returning id
`;

/** A stay of a booking, and the rooms it takes. */
export type WantedStay = {
  readonly id: string;
  readonly check_in: Day;
  readonly check_out: Day;
  readonly rooms: readonly number[];
};

/** Takes the nights of all stays, or reports that one is taken. */
export async function takeStays(
  tx: Tx,
  bookingId: string,
  kind: Guest["kind"],
  stays: readonly WantedStay[],
): Promise<boolean> {
  for (const { id, check_in, check_out, rooms } of stays) {
    const taker = { kind, bookingId, stayId: id };
    const nights = { checkIn: check_in, checkOut: check_out };
    if (!(await takeNights(tx, rooms, nights, taker))) return false;
  }
  return true;
}

/** Of all stays of a booking. Returns the freed rooms, which the caller must hand over. */
export function freeNights(tx: Tx, bookingId: string): Promise<number[]> {
  return free(tx, sql`booking_id = ${bookingId}`);
}

/** What a booking only holds, not what it has paid for. Returns the freed rooms. */
export function freeHeldNights(tx: Tx, bookingId: string): Promise<number[]> {
  return free(tx, sql`booking_id = ${bookingId} and kind = 'hold'`);
}

/** Of one stay alone. Returns the freed rooms, which the caller must hand over. */
export function freeNightsOf(tx: Tx, bookingId: string, stayId: string): Promise<number[]> {
  return free(tx, sql`booking_id = ${bookingId} and coalesce(stay_id, booking_id) = ${stayId}`);
}

async function free(tx: Tx, which: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ physical_room_id: number }>`
    delete from occupied_nights where ${which} returning physical_room_id
  `.execute(tx);
  return rows.map(({ physical_room_id }) => physical_room_id);
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

/** All free, held by guests who have not paid, or the stay's own. */
export async function areUnsold(tx: Tx, stays: readonly WantedStay[]): Promise<boolean> {
  for (const { id, rooms, check_in, check_out } of stays) {
    const { rows } = await sql`
      select from occupied_nights
      where physical_room_id = any(${[...rooms]}::int[]) and kind <> 'hold'
        and stay && daterange(${check_in}::date, ${check_out}::date)
        and coalesce(stay_id, booking_id) is distinct from ${id}::uuid
      limit 1
    `.execute(tx);
    if (rows.length > 0) return false;
  }
  return true;
}
