import { sql } from "kysely";
import type { Owed } from "../../contract/owner/books.ts";
import type { Moved } from "../../contract/owner/said-by-guest.ts";
import { owedByHand } from "../account/owed-by-hand.ts";
import { selectBookingRows } from "../bookings/booking-row.ts";
import { refundKeyOf } from "../bookings/said-by-guest.ts";
import type { Database } from "../database/connect.ts";

const MOST = 50;

/** Filters first, so that sums are computed for few bookings only. */
const mayBeOwed = sql<boolean>`booking.id in (
  select booking_id from refund where state = 'by-hand'
  union select booking_id from booking_account where received - refunding - disputed > total)`;

const since = sql<Date>`coalesce(
  (select min(refund.created_at) from refund
   where refund.booking_id = booking.id and refund.state = 'by-hand'),
  (select max(payment.at) from payment where payment.booking_id = booking.id),
  booking.created_at)`;

/** Bookings whose guest the owner has to give money back to, oldest first. */
export async function listOwed(db: Database): Promise<Owed[]> {
  const rows = await selectBookingRows(db)
    .select(since.as("since"))
    .where(mayBeOwed)
    .orderBy(since)
    .orderBy("booking.id")
    .execute();
  const owedTo = await owedByHand(
    db,
    rows.map(({ id }) => id),
  );
  const shown = rows.filter(({ id }) => owedTo(id).owed > 0).slice(0, MOST);
  const ids = shown.map(({ id }) => id);
  const keys = await keysOf(db, ids);
  const moves = await movesOf(db, ids);
  return shown.map((row) => ({
    bookingId: row.id,
    code: row.code,
    state: row.state,
    guestName: row.guest_name,
    channel: row.channel,
    erased: row.erased_at !== null,
    ...owedTo(row.id),
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
    .where(sql<boolean>`guest_words.booking_id = any(${ids}::uuid[])`)
    .execute();
  return new Map(words.map((one) => [one.booking_id, refundKeyOf(one)]));
}

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
