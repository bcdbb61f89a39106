import type { BrowserApi } from "../../../src/contract/api.ts";
import { listingUrl } from "../../../src/contract/page-urls.ts";
import { readOtherRooms, roomsUrl } from "../../../src/contract/rooms-in-address.ts";
import { localTime } from "../../../src/domain/day.ts";
import type { Centavos } from "../../../src/domain/money.ts";
import type { DateFormat } from "../../../src/domain/property.ts";
import { findRooms } from "../../../src/web/home/find-rooms.ts";
import {
  chosenStay,
  fits,
  readSearch,
  roomsAsked,
  type SearchEntries,
  writeSearch,
} from "../../../src/web/home/search-entries.ts";
import { readEntries } from "../../../src/web/listing/entries-in-address.ts";
import { chosenRooms, judgeBooking } from "../../../src/web/listing/judge-booking.ts";
import { fetchListingAt, roomsOf } from "../../../src/web/listing/load-listing.ts";
import type { Order } from "../../../src/web/listing/order.ts";

/** An entry of the list: its URL and its stated total. */
export type Option = { readonly address: URLSearchParams; readonly total: Centavos };

/** The home page's list for a search that its URL carries. */
export async function optionsFor(api: BrowserApi, asked: SearchEntries): Promise<Option[]> {
  const search = readSearch(writeSearch(asked));
  const stay = chosenStay(search);
  const found = await findRooms(api, search);
  if (!found || !stay) throw new Error("no list");
  const rooms = roomsAsked(search);
  const wish = { stay, rooms };
  const alone = found.rooms
    .filter((room) => fits(room, search))
    .map(({ id, total }) => [listingUrl(id, { ...wish, guests: search.guests }), total] as const);
  const together = found.together.map(
    (offer) => [roomsUrl(offer.rooms, wish), offer.total] as const,
  );
  return [...together, ...alone].map(([url, total]) => ({
    address: new URL(url, "http://localhost").searchParams,
    total: total ?? 0,
  }));
}

type Ground = {
  readonly timeZone: string;
  readonly sameDayTurnover: boolean;
  readonly dateFormat: DateFormat;
  readonly now: number;
};

/** The form at the address, as 'Book Now' finds it. */
export async function formAt(
  api: BrowserApi,
  address: URLSearchParams,
  { timeZone, sameDayTurnover, dateFormat, now }: Ground,
): Promise<Order> {
  const others = readOtherRooms(address).map(({ listingId }) => listingId);
  const loaded = await fetchListingAt(api, { id: address.get("id") ?? "", others }, now);
  const rooms = roomsOf(loaded);
  const entries = readEntries(
    address,
    rooms.map(({ listing }) => listing),
    dateFormat,
  );
  const local = localTime(timeZone, now);
  const circumstances = {
    rooms: rooms.map(({ listing, reserved }) => ({ listing, reserved: new Set(reserved) })),
    ...{ sameDayTurnover, dateFormat, local },
  };
  const { stay, quote, complaint } = judgeBooking(entries, circumstances);
  if (!stay || !quote || complaint) throw new Error(`the form says ${JSON.stringify(complaint)}`);
  const chosen = chosenRooms(entries, circumstances);
  return { rooms: chosen, stay, quote, plan: null, paysAll: false, bought: local };
}
