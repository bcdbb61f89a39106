import { sql } from "kysely";
import type { Tx } from "../database/connect.ts";

/**
 * Takes what is free of the nights of guests whose portal's calendar was removed, in these rooms,
 * which must be locked. Nobody lists them any more, but they still come: their bookings hold the
 * nights themselves. Where two of them want the same night, the later one gets the others in the
 * next pass.
 */
export async function holdUnread(tx: Tx, physicalRoomIds: readonly number[]): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      insert into occupied_nights (physical_room_id, stay, kind, booking_id, stay_id)
      select part.physical_room_id, piece, 'booking', booking.id, stay.id
      from portal_stay as unread
      join booking on booking.id = unread.booking_id
      join stay on stay.booking_id = booking.id and stay.cancelled_at is null
      join listing_physical_room as part on part.listing_id = stay.listing_id
      cross join lateral unnest(
        datemultirange(daterange(stay.check_in, stay.check_out)) - coalesce(
          (select range_agg(taken.stay) from occupied_nights as taken
           where taken.physical_room_id = part.physical_room_id
             and taken.stay && daterange(stay.check_in, stay.check_out)),
          '{}')
      ) as piece
      where unread.feed_id is null and gone_at is null and state = 'confirmed'
        and part.physical_room_id = any(${[...physicalRoomIds]}::int[])
      order by unread.created_at, booking.id, part.physical_room_id
      on conflict do nothing
      returning id
    `.execute(tx);
    if (rows.length === 0) return;
  }
}
