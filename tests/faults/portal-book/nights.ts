import { nightsOf } from "../../../src/domain/stay.ts";
import type { Desk, World } from "./world.ts";

export const calendarOf = ({ portal, room }: Desk) =>
  portal.calendars().find(({ listing }) => listing === room);

/** No night that the portal has sold can be booked here, as far as its feed says so. */
export async function judgeSoldNights({ app }: World, desk: Desk): Promise<void> {
  const sold = [...(calendarOf(desk)?.sales.values() ?? [])].flatMap(nightsOf);
  const { rows } = await app.deps.pool.query(
    `select night from unnest($2::date[]) as night
     join listing_physical_room as part on part.listing_id = $1
     where not exists (
       select from occupied_nights as taken
       where taken.physical_room_id = part.physical_room_id and taken.stay @> night)`,
    [desk.room, sold],
  );
  if (rows.length > 0) throw new Error("a night that the portal has sold is free");
}

/** Nights of guests that are free here, even while the portal's calendar is not read. */
export async function freeNights({ app }: World): Promise<string[]> {
  const { rows } = await app.deps.pool.query<{ id: string }>(
    `select distinct booking.id from booking join portal_stay on booking_id = booking.id
     join listing_physical_room as part on part.listing_id = booking.listing_id
     cross join generate_series(check_in, check_out - 1, interval '1 day') as night
     where state = 'confirmed' and not exists (
       select from occupied_nights as taken
       where taken.physical_room_id = part.physical_room_id and taken.stay @> night::date)`,
  );
  return rows.map(({ id }) => `a guest's night is free: ${id}`);
}

/** A portal sells a night once: two of its guests on one night are one guest, entered twice. */
export async function doubledStays({ app }: World): Promise<string[]> {
  const { rows } = await app.deps.pool.query<{ id: string }>(
    `select one.id from booking as one join booking as other
       on (one.listing_id, one.channel) = (other.listing_id, other.channel) and one.id < other.id
      and daterange(one.check_in, one.check_out) && daterange(other.check_in, other.check_out)
     where one.state = 'confirmed' and other.state = 'confirmed'
       and one.channel in ('airbnb', 'booking')`,
  );
  return rows.map(({ id }) => `a stay is doubled: ${id}`);
}
