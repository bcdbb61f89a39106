import { sql } from "kysely";
import type { Owed } from "../../contract/owner/books.ts";
import type { Moved } from "../../contract/owner/said-by-guest.ts";
import type { Centavos } from "../../domain/money.ts";
import { selectBookingRows } from "../bookings/booking-row.ts";
import { refundKeyOf } from "../bookings/said-by-guest.ts";
import type { Database } from "../database/connect.ts";

const MOST = 50;

const waiting = sql<Centavos>`(
  select coalesce(sum(amount), 0)::int from refund
  where refund.booking_id = booking.id and refund.state = 'by-hand')`;

/** Waiting to be given back by hand, or received without use; what a bank disputes is not. */
const owed = sql<Centavos>`(
  greatest(0, received - refunding - disputed - booking_account.total) + ${waiting})`;

const since = sql<Date>`coalesce(
  (select min(refund.created_at) from refund
   where refund.booking_id = booking.id and refund.state = 'by-hand'),
  (select max(payment.at) from payment where payment.booking_id = booking.id),
  booking.created_at)`;

/** Whom the owner has to give money back to, longest ago first. */
export async function listOwed(db: Database): Promise<Owed[]> {
  const rows = await selectBookingRows(db)
    .select([owed.as("owed"), waiting.as("waiting"), since.as("since")])
    .where("booking.state", "in", ["confirmed", "cancelled", "refunded"])
    .where(owed, ">", 0)
    .orderBy(since)
    .orderBy("booking.id")
    .limit(MOST)
    .execute();
  const ids = rows.map(({ id }) => id);
  const keys = await keysOf(db, ids);
  const moves = await movesOf(db, ids);
  return rows.map((row) => ({
    bookingId: row.id,
    code: row.code,
    state: row.state,
    guestName: row.guest_name,
    channel: row.channel,
    erased: row.erased_at !== null,
    owed: row.owed,
    waiting: row.waiting,
    since: row.since.getTime(),
    refundKey: keys.get(row.id) ?? null,
    addressMoved: moves.get(row.id) ?? null,
  }));
}

async function keysOf(db: Database, ids: readonly string[]) {
  const words = await db
    .selectFrom("guest_words")
    .leftJoin("guest_link", "guest_link.id", "refund_key_link")
    .select(["guest_words.booking_id", "refund_key", "refund_key_at", "recipient"])
    .where("guest_words.booking_id", "in", [...ids, NONE])
    .execute();
  return new Map(words.map((one) => [one.booking_id, refundKeyOf(one)]));
}

/** A list for 'in' has at least one. */
const NONE = "00000000-0000-0000-0000-000000000000";

async function movesOf(db: Database, ids: readonly string[]): Promise<Map<string, Moved>> {
  const { rows } = await sql<{ id: string; at: Date; by: string }>`
    select distinct on (booking_id) booking_id as id, at, coalesce("user".name, actor) as by
    from booking_journal left join "user" on actor = 'person:' || "user".id
    where booking_id = any(${ids}::uuid[]) and event = 'edited'
      and facts -> 'fields' ? 'guest_email'
    order by booking_id, booking_journal.id desc
  `.execute(db);
  return new Map(rows.map(({ id, at, by }) => [id, { at: at.getTime(), by }]));
}
