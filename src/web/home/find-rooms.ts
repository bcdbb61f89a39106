import type { ListingSearch, RoomCombination, ToldCard } from "../../contract/api.ts";
import { answersDates, fits, type SearchEntries, toListingSearch } from "./search-entries.ts";

/** What the list shows. */
export type FoundRooms<Card = ToldCard> = {
  readonly rooms: readonly Card[];
  /** Rooms that take the party together, where none does alone or several are asked for. */
  readonly together: readonly RoomCombination[];
};

export type RoomSearch<Card> = {
  listListings(search: ListingSearch | null): Promise<readonly Card[]>;
  findCombinations(search: ListingSearch): Promise<readonly RoomCombination[]>;
};

/** Null if the list cannot be fetched: the rest of the page still renders. */
export async function findRooms<Card extends ToldCard>(
  api: RoomSearch<Card>,
  search: SearchEntries,
): Promise<FoundRooms<Card> | null> {
  const wish = toListingSearch(search);
  const rooms = await api.listListings(wish).catch(() => null);
  if (!rooms || !wish || !needsSeveral(rooms, search)) return rooms && { rooms, together: [] };
  return { rooms, together: await api.findCombinations(wish).catch(() => []) };
}

function needsSeveral(rooms: readonly ToldCard[], search: SearchEntries): boolean {
  const isOneEnough = rooms.some((room) => !room.wholeHouse && fits(room, search));
  return answersDates(rooms, search) && (search.rooms > 1 || !isOneEnough);
}
