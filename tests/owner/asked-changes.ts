import { addDays } from "../../src/domain/day.ts";
import type { Stay } from "../../src/domain/stay.ts";
import type { App } from "../support/browser/app.ts";

type Wish = { readonly nights?: number; readonly words?: string };

/** A guest's request to leave later: each further night costs R$ 490. */
export async function askForChange(
  app: App,
  bookingId: string,
  stay: Stay,
  { nights = 2, words = "O voo mudou, podemos ficar mais?" }: Wish = {},
): Promise<void> {
  await app.query(
    `insert into stay_change (booking_id, stay_id, before, listing_id, check_in, check_out, adults,
       children_up_to_12, children_above_12, lines, refund_percent, words, state, made_at)
     select booking.id, stay.id, jsonb_build_object(
         'listingId', stay.listing_id, 'checkIn', stay.check_in, 'checkOut', stay.check_out,
         'guests', jsonb_build_object('adults', stay.adults, 'childrenUpTo12', 0,
           'childrenAbove12', 0),
         'total', booking_account.total),
       stay.listing_id, stay.check_in, $2, stay.adults, 0, 0,
       jsonb_build_array(jsonb_build_object('kind', 'nights', 'nights', 1, 'people', 1,
         'unitPrice', booking_account.total + $3::int, 'amount', booking_account.total + $3::int)),
       100, $4, 'asked', now()
     from booking join stay on stay.booking_id = booking.id join booking_account using (booking_id)
     where booking.id = $1`,
    [bookingId, addDays(stay.checkOut, nights), nights * 49_000, words],
  );
}
