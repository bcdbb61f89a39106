import { sql } from "kysely";
import type { InsteadOffer } from "../../contract/owner/bookings.ts";
import { daysAround, nearestFreeStays } from "../../domain/alternatives.ts";
import { type Guests, guestCount } from "../../domain/guests.ts";
import { defaultLanguage } from "../../domain/language.ts";
import { quote } from "../../domain/quote.ts";
import { includesReservedDay, type Stay } from "../../domain/stay.ts";
import { reservedDays } from "../calendar/reserved-days.ts";
import type { Database } from "../database/connect.ts";
import type { Deps } from "../deps.ts";
import { getListing } from "../listings/get-listing.ts";
import { todayAtProperty } from "../property/today-at-property.ts";

/** Alternatives to taken nights: other rooms on these dates, and other dates in this room. */
export async function offerInstead(
  deps: Deps,
  listingId: string,
  stay: Stay,
  guests: Guests,
): Promise<InsteadOffer> {
  const [rooms, stays] = await Promise.all([
    freeListings(deps.db, listingId, stay, guests),
    freeStays(deps, listingId, stay),
  ]);
  return { rooms, stays };
}

async function freeListings(db: Database, listingId: string, stay: Stay, guests: Guests) {
  const free = await db
    .selectFrom("listing")
    .select("id")
    .where("id", "<>", listingId)
    .where("published", "=", true)
    .where("capacity", ">=", guestCount(guests))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("listing_physical_room as part")
            .innerJoin(
              "occupied_nights as taken",
              "taken.physical_room_id",
              "part.physical_room_id",
            )
            .whereRef("part.listing_id", "=", "listing.id")
            .where(
              sql<boolean>`taken.stay && daterange(${stay.checkIn}::date, ${stay.checkOut}::date)`,
            )
            .select(sql.lit(1).as("one")),
        ),
      ),
    )
    .execute();
  const listings = await Promise.all(free.map(({ id }) => getListing(db, id, defaultLanguage)));
  return listings
    .map(({ id, name, rates }) => ({
      listingId: id,
      name,
      total: quote(rates, stay, guests).total,
    }))
    .sort((one, other) => one.total - other.total);
}

/** At the reception only taken nights count: same-day turnover is always allowed. */
async function freeStays(deps: Deps, listingId: string, stay: Stay): Promise<Stay[]> {
  const { from, until } = daysAround(stay);
  const reserved = new Set(await reservedDays(deps.db, listingId, from, until, null));
  const today = await todayAtProperty(deps);
  return nearestFreeStays(
    stay,
    (other) => other.checkIn >= today && !includesReservedDay(other, reserved, true),
  );
}
