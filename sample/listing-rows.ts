import type { Insertable } from "kysely";
import { addDays, type Day, day } from "../src/domain/day.ts";
import { fromReais } from "../src/domain/money.ts";
import type { ListingTable, ListingTexts } from "../src/server/database/tables.ts";
import { slugOf } from "../src/server/listings/slug-of.ts";
import type { DayMonthYear, SampleListing } from "./sample-listing.ts";

const A_YEAR = 365;

export function listingRow(
  room: SampleListing,
  position: number,
  published: boolean,
  today: Day,
): Insertable<ListingTable> {
  const { data_page: page, data_card: card, english } = room;
  const texts: ListingTexts = {
    name: room.name,
    cardTitle: card.title,
    cardText: card.text,
    paragraphs: [...page.descriptions],
    amenities: [...page.room_benefits],
    observations: [...page.observations],
  };
  const translated: ListingTexts = {
    name: english.name,
    cardTitle: english.card.title,
    cardText: english.card.text,
    paragraphs: [...english.descriptions],
    amenities: page.room_benefits.map(({ icon }, index) => ({
      icon,
      title: english.room_benefits[index]?.title ?? "",
      text: english.room_benefits[index]?.text ?? "",
    })),
    observations: [...english.observations],
  };
  return {
    id: room.id,
    slug: slugOf(room.name),
    position,
    published,
    whole_house: room.full_space,
    capacity: room.people,
    room_count: room.rooms,
    nightly_price: fromReais(room.price),
    weekend_price: null,
    included_guests: room.included?.guests ?? null,
    extra_adult: fromReais(room.included?.extra_adult ?? 0),
    child_up_to_12: fromReais(page.extras.child_up_to_12),
    child_above_12: fromReais(page.extras.child_above_12),
    rates_valid_until: validUntil(page.validity_date, today),
    texts: JSON.stringify(texts),
    texts_en: JSON.stringify(translated),
  };
}

/** The seasons that the promotion's text describes: March to June, from three nights on. */
export function seasonRows(room: SampleListing, today: Day) {
  const promotional = room.promotional_price_out_season;
  if (promotional === null) return [];
  const lastYear = Number(validUntil(room.data_page.validity_date, today).slice(0, 4));
  const firstYear = Number(today.slice(0, 4));
  return Array.from({ length: lastYear - firstYear + 1 }, (_, index) => ({
    listing_id: room.id,
    position: index,
    first_night: day(`${firstYear + index}-03-01`),
    last_night: day(`${firstYear + index}-06-30`),
    nightly_price: fromReais(promotional),
    from_nights: 3,
    min_nights: null,
  }));
}

export function toDay(text: DayMonthYear): Day {
  const [dayOfMonth, month, year] = text.split("-");
  return day(`${year}-${month}-${dayOfMonth}`);
}

/** The same day of the year, at least a year ahead, so that sample prices never expire. */
function validUntil(validity: DayMonthYear, today: Day): Day {
  const [year = "", ...rest] = toDay(validity).split("-");
  const enough = addDays(today, A_YEAR);
  for (let ahead = Number(year); ; ahead++) {
    const candidate = day(`${ahead}-${rest.join("-")}`);
    if (candidate >= enough) return candidate;
  }
}
