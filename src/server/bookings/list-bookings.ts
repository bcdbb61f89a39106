import { sql } from "kysely";
import type { BookingFilter, BookingRow, BookingView } from "../../contract/owner/bookings.ts";
import type { Day } from "../../domain/day.ts";
import type { Database } from "../database/connect.ts";
import { selectBookingRows, toBookingRow } from "./booking-row.ts";
import { isOnlyClosed } from "./portal-mark.ts";

const PAGE = 50;
const BACKWARDS = new Set<BookingView>(["past", "cancelled"]);

/** A page of bookings: upcoming ones soonest first, past ones newest first. */
export async function listBookings(
  db: Database,
  filter: BookingFilter,
  today: Day,
  pageSize = PAGE,
): Promise<{ rows: BookingRow[]; next?: string }> {
  const backwards = BACKWARDS.has(filter.view) || Boolean(filter.search);
  const direction = backwards ? "desc" : "asc";
  const rows = await selectBookingRows(db)
    .where(filter.search ? isFoundBy(filter.search) : isIn(filter.view, today))
    .where(isOnlyClosed, "is", false)
    .$if(Boolean(filter.listingId), (query) =>
      query.where(
        sql<boolean>`exists (select from stay where stay.booking_id = booking.id
          and stay.cancelled_at is null and stay.listing_id = ${filter.listingId})`,
      ),
    )
    .$if(Boolean(filter.channel), (query) =>
      query.where("booking.channel", "=", filter.channel ?? "direct"),
    )
    .$if(Boolean(filter.after), (query) => query.where(isAfter(filter.after ?? "", backwards)))
    .orderBy("booking.check_in", direction)
    .orderBy("booking.id", direction)
    .limit(pageSize + 1)
    .execute();
  const page = rows.slice(0, pageSize).map(toBookingRow);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  return { rows: page, ...(last && { next: `${last.checkIn}_${last.id}` }) };
}

function isIn(view: BookingView, today: Day) {
  switch (view) {
    case "upcoming":
      return sql<boolean>`booking.state in ('held', 'confirmed') and booking.check_out >= ${today}
        and booking.checked_out_at is null`;
    case "in-house":
      return sql<boolean>`booking.state = 'confirmed' and booking.checked_in_at is not null
        and booking.checked_out_at is null`;
    case "past":
      return sql<boolean>`booking.state = 'confirmed'
        and (booking.check_out < ${today} or booking.checked_out_at is not null)`;
    case "cancelled":
      return sql<boolean>`booking.state in ('cancelled', 'refunded')`;
  }
}

/** Searches everything but expired holds: every word must match somewhere, or a phone number. */
function isFoundBy(search: string) {
  const words = search.trim().split(/\s+/);
  return sql<boolean>`booking.state <> 'expired' and (
    (${sql.join(words.map(hasWord), sql` and `)}) or ${hasPhone(search)})`;
}

function hasWord(word: string) {
  const part = `%${word.replaceAll(/[\\%_]/g, "\\$&")}%`;
  return sql<boolean>`(booking.guest_name ilike ${part} or booking.guest_email ilike ${part}
    or booking.code ilike ${part} or ${hasPhone(word)} or (booking.guest_name is null
      and portal_stay.feed_name ilike ${part}))`;
}

function hasPhone(text: string) {
  const digits = text.replaceAll(/\D/g, "");
  if (digits.length < 4) return sql<boolean>`false`;
  return sql<boolean>`regexp_replace(booking.guest_phone, '\\D', '', 'g') like ${`%${digits}%`}`;
}

function isAfter(mark: string, backwards: boolean) {
  const [day, id] = mark.split("_");
  return backwards
    ? sql<boolean>`(booking.check_in, booking.id) < (${day}::date, ${id}::uuid)`
    : sql<boolean>`(booking.check_in, booking.id) > (${day}::date, ${id}::uuid)`;
}
