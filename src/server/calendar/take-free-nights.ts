import { sql } from "kysely";
import type { Tx } from "../database/connect.ts";

/** Takes what is free of these bookings' nights, in rooms that must be locked. */
export async function takeFreeNights(tx: Tx, bookingIds: readonly string[]): Promise<void> {
  await sql`
    insert into occupied_nights (physical_room_id, stay, kind, booking_id)
    select physical_room_id, piece, 'booking', booking.id
    from booking
    join listing_physical_room as part using (listing_id)
    cross join lateral unnest(
      datemultirange(daterange(check_in, check_out)) - coalesce(
        (select range_agg(taken.stay) from occupied_nights as taken
         where taken.physical_room_id = part.physical_room_id
           and taken.stay && daterange(check_in, check_out)),
        '{}')
    ) as piece
    where booking.id = any(${bookingIds}::uuid[])
    order by booking.created_at, booking.id, physical_room_id
    on conflict do nothing
  `.execute(tx);
}
