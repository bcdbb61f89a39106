import type { Stay } from "../../../src/domain/stay.ts";
import type { App } from "./app.ts";

/** Blocks these nights. */
export function blockNights(app: App, listingId: string, stay: Stay) {
  return app.query(
    `with block as (
       insert into block (listing_id, first_night, end_day, note, created_at, by)
       values ($1, $2, $3, 'spec', now(), 'system') returning id
     )
     insert into occupied_nights (physical_room_id, stay, kind, block_id)
     select physical_room_id, daterange($2::date, $3::date), 'block', block.id
     from block, listing_physical_room where listing_id = $1`,
    [listingId, stay.checkIn, stay.checkOut],
  );
}
