import { sql } from "kysely";
import { addDays } from "../../domain/day.ts";
import type { Deps } from "../deps.ts";
import { todayAtProperty } from "../property/today-at-property.ts";
import { type Booking, selectBookings } from "./booking.ts";

const DAYS_AFTER = 30;
const DAY_MS = 86_400_000;

/**
 * The bookings whose links are sent to their own address, if a link exists for it: confirmed ones,
 * and for a month those that are over. A portal's guest has no link. Newest first.
 */
export async function bookingsToLink(
  deps: Pick<Deps, "db" | "clock">,
  email: string,
): Promise<Booking[]> {
  const lastDay = addDays(await todayAtProperty(deps), -DAYS_AFTER);
  const lastEnd = new Date(deps.clock() - DAYS_AFTER * DAY_MS);
  const isRecent = sql<boolean>`case booking.state
    when 'confirmed' then booking.check_out >= ${lastDay}
    when 'cancelled' then exists (
      select from cancellation where booking_id = booking.id and at >= ${lastEnd})
    when 'refunded' then booking.ended_at >= ${lastEnd}
    else false end`;
  const isPortals = sql<boolean>`exists (
    select from portal_stay where portal_stay.booking_id = booking.id)`;
  const isLinked = sql<boolean>`exists (select from guest_link
    where booking_id = booking.id and recipient = lower(${email}) and guest_link.ended_at is null)`;
  return selectBookings(deps.db)
    .where(sql<boolean>`lower(booking.guest_email) = lower(${email})`)
    .where("booking.erased_at", "is", null)
    .where(isRecent)
    .where(isLinked)
    .where(({ not }) => not(isPortals))
    .orderBy("booking.created_at", "desc")
    .orderBy("booking.id")
    .execute();
}
