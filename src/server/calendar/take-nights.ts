import { type RawBuilder, sql } from "kysely";
import type { Day } from "../../domain/day.ts";
import type { Stay } from "../../domain/stay.ts";
import type { Change } from "../change.ts";
import type { Tx } from "../database/connect.ts";

/** A stay of a booking, paid or not, that takes nights. */
export type Guest = {
  readonly kind: "hold" | "booking";
  readonly bookingId: string;
  readonly stayId: string;
};

type Moment = Pick<Change, "tx" | "at">;

/**
 * Takes the nights in all of the rooms. False if one is taken. A visitor's hold counts as unpaid
 * time from now on; a hold for a proposal or for a change does not.
 */
export async function takeNights(
  { tx, at }: Moment,
  physicalRoomIds: readonly number[],
  stay: Stay,
  taker: Guest | { readonly kind: "block"; readonly blockId: string },
): Promise<boolean> {
  const [bookingId, stayId] = taker.kind === "block" ? [] : [taker.bookingId, taker.stayId];
  const blockId = taker.kind === "block" ? taker.blockId : null;
  const { rows } = await sql`
    insert into occupied_nights
      (physical_room_id, stay, kind, booking_id, stay_id, block_id, counted_from)
    select id, daterange(${stay.checkIn}::date, ${stay.checkOut}::date), ${taker.kind},
           ${bookingId ?? null}::uuid, ${stayId ?? null}::uuid, ${blockId}::uuid,
           (select ${at}::timestamptz from booking
            where id = ${bookingId ?? null}::uuid and state = 'held' and proposal_id is null)
    from unnest(${[...physicalRoomIds]}::int[]) as id
    order by id
    on conflict do nothing
    returning id
  `.execute(tx);
  return rows.length === physicalRoomIds.length;
}

/** For a new booking's only stay, in the statement that inserts `booking`. */
export const holdNightsOfNewBooking = (physicalRoomIds: readonly number[]) => sql`
  insert into occupied_nights (physical_room_id, stay, kind, booking_id, stay_id, counted_from)
  select room, daterange(check_in, check_out), 'hold', booking.id, booking.id, created_at
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

/** Takes the nights of all stays. False if one is taken. */
export async function takeStays(
  change: Moment,
  bookingId: string,
  kind: Guest["kind"],
  stays: readonly WantedStay[],
): Promise<boolean> {
  for (const { id, check_in, check_out, rooms } of stays) {
    const taker = { kind, bookingId, stayId: id };
    const nights = { checkIn: check_in, checkOut: check_out };
    if (!(await takeNights(change, rooms, nights, taker))) return false;
  }
  return true;
}

/** Frees all stays of a booking. Returns the freed rooms, which the caller must hand over. */
export function freeNights(change: Moment, bookingId: string): Promise<number[]> {
  return free(change, sql`booking_id = ${bookingId}`);
}

/** Frees nights that a booking only holds, not those it has paid for. Returns the freed rooms. */
export function freeHeldNights(change: Moment, bookingId: string): Promise<number[]> {
  return free(change, sql`booking_id = ${bookingId} and kind = 'hold'`);
}

/** Frees one stay only. Returns the freed rooms, which the caller must hand over. */
export function freeNightsOf(change: Moment, bookingId: string, stayId: string): Promise<number[]> {
  return free(change, sql`booking_id = ${bookingId} and coalesce(stay_id, booking_id) = ${stayId}`);
}

/** Unpaid time is recorded, because it counts for a day. */
async function free({ tx, at }: Moment, which: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ physical_room_id: number }>`
    with freed as (
      delete from occupied_nights where ${which}
      returning physical_room_id, stay, kind, counted_from, least(counted_until, ${at}) as ended
    ),
    counted as (
      insert into unpaid_time (physical_room_id, stay, began, ended)
      select physical_room_id, stay, counted_from, ended
      from freed where kind = 'hold' and counted_from < ended
    )
    select physical_room_id from freed
  `.execute(tx);
  return rows.map(({ physical_room_id }) => physical_room_id);
}

/**
 * For a guest who says that the hold is paid: from `until` on its nights neither count as unpaid
 * nor give way to a payment.
 */
export async function countUntil(tx: Tx, bookingId: string, until: Date): Promise<void> {
  await tx
    .updateTable("occupied_nights")
    .set({ counted_until: until })
    .where("booking_id", "=", bookingId)
    .where("kind", "=", "hold")
    .execute();
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

/** Whether a hold's nights go to another guest who pays for them. */
export const yieldsToPayment = (at: Date) => sql`
  kind = 'hold' and counted_from is not null
  and (counted_until is null or counted_until > ${at} or is_contested(physical_room_id))
`;

/** Whether all nights are free, held by guests who have not paid, or the stay's own. */
export async function areUnsold(
  { tx, at }: Moment,
  stays: readonly WantedStay[],
): Promise<boolean> {
  for (const { id, rooms, check_in, check_out } of stays) {
    const { rows } = await sql`
      select from occupied_nights
      where physical_room_id = any(${[...rooms]}::int[]) and not (${yieldsToPayment(at)})
        and stay && daterange(${check_in}::date, ${check_out}::date)
        and coalesce(stay_id, booking_id) is distinct from ${id}::uuid
      limit 1
    `.execute(tx);
    if (rows.length > 0) return false;
  }
  return true;
}
