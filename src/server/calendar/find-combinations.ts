import type { ListingSearch, RoomCombination } from "../../contract/api.ts";
import { type Combination, combinationsBeside } from "../../domain/combinations.ts";
import { type Day, localTime } from "../../domain/day.ts";
import type { Language } from "../../domain/language.ts";
import type { Property } from "../../domain/property.ts";
import { daysThatDecide } from "../../domain/stay.ts";
import { isBookable } from "../../domain/stay-rules.ts";
import type { Database } from "../database/connect.ts";
import type { Deps } from "../deps.ts";
import { type ListedListing, listListings } from "../listings/list-listings.ts";
import { reservedDaysByListing } from "./reserved-days.ts";

const NONE: ReadonlySet<Day> = new Set();

type Room = ListedListing & { readonly physicalRoomIds: readonly number[] };

/** Free rooms that accommodate the party together. */
export async function findCombinations(
  deps: Deps,
  search: ListingSearch,
  visitorId: string | null,
  language: Language,
  property: Property,
): Promise<RoomCombination[]> {
  const rooms = await roomsWithPlaces(deps.db, language);
  const free = rooms.filter(await bookableFor(deps, search, visitorId, property));
  return combinationsBeside(free, search).map(toOffer);
}

export async function roomsWithPlaces(db: Database, language: Language): Promise<Room[]> {
  const listed = await listListings(db, language);
  const parts = await db.selectFrom("listing_physical_room").selectAll().execute();
  const byListing = Map.groupBy(parts, ({ listing_id }) => listing_id);
  return listed.map((listing) => ({
    ...listing,
    physicalRoomIds: (byListing.get(listing.id) ?? []).map((part) => part.physical_room_id),
  }));
}

/** Whether a room is free for the stay and its rules allow it. */
async function bookableFor(
  deps: Deps,
  { stay }: ListingSearch,
  visitorId: string | null,
  { timeZone, sameDayTurnover }: Property,
) {
  const at = new Date(deps.clock());
  const local = localTime(timeZone, at.getTime());
  const { from, until } = daysThatDecide(stay);
  const byListing = await reservedDaysByListing(deps.db, { from, until, at, visitorId });
  return (listing: ListedListing): boolean => {
    const known = { reserved: byListing.get(listing.id) ?? NONE, sameDayTurnover };
    return isBookable(stay, listing, local, known);
  };
}

function toOffer({ rooms, total }: Combination<Room>): RoomCombination {
  return {
    total,
    rooms: rooms.map(({ room, guests, total: part }) => ({
      listingId: room.id,
      slug: room.slug,
      name: room.title,
      photo: room.photo,
      guests,
      total: part,
    })),
  };
}
