import type { ListingInEditor, ListingPicture } from "../../../contract/owner/listings.ts";
import { type Centavos, formatMoney } from "../../../domain/money.ts";
import type { Season } from "../../../domain/season.ts";

export type PhotoForm = ListingPicture & { readonly alt: string; readonly altEnglish: string };

export type AmenityForm = {
  readonly key: string;
  readonly icon: string;
  readonly title: string;
  readonly text: string;
  readonly titleEnglish: string;
  readonly textEnglish: string;
};

export type SeasonForm = {
  readonly key: string;
  readonly firstNight: string;
  readonly lastNight: string;
  readonly nightlyPrice: string;
  readonly fromNights: string;
  readonly minNights: string;
  /** Null until it is saved for the first time. */
  readonly createdAt: number | null;
};

/** A room as form values. Each field counts as one unsaved change. */
export type ListingForm = {
  readonly photos: readonly PhotoForm[];
  readonly name: string;
  readonly cardText: string;
  readonly description: string;
  readonly observations: string;
  readonly nameEnglish: string;
  readonly cardTextEnglish: string;
  readonly descriptionEnglish: string;
  readonly observationsEnglish: string;
  readonly amenities: readonly AmenityForm[];
  readonly capacity: string;
  readonly roomCount: string;
  readonly wholeHouse: boolean;
  readonly nightlyPrice: string;
  readonly weekendPrice: string;
  readonly includedGuests: string;
  readonly extraAdult: string;
  readonly childUpTo12: string;
  readonly childAbove12: string;
  readonly ratesValidUntil: string;
  readonly minNights: string;
  readonly maxNights: string;
  readonly noArrivalWeekdays: readonly number[];
  readonly seasons: readonly SeasonForm[];
  readonly physicalRoomIds: readonly number[];
};

const money = (centavos: Centavos) => formatMoney(centavos, "pt-BR");
const number = (count: number | null) => (count === null ? "" : String(count));
const lines = (texts: readonly string[]) => texts.join("\n");

export function formOf({ listing }: ListingInEditor): ListingForm {
  const { portuguese, english, rates } = listing;
  return {
    photos: listing.photos,
    name: portuguese.name,
    cardText: portuguese.cardText,
    description: lines(portuguese.paragraphs),
    observations: lines(portuguese.observations),
    nameEnglish: english.name,
    cardTextEnglish: english.cardText,
    descriptionEnglish: lines(english.paragraphs),
    observationsEnglish: lines(english.observations),
    amenities: listing.amenities.map((amenity, index) => ({ ...amenity, key: `kept-${index}` })),
    capacity: number(listing.capacity),
    roomCount: number(listing.roomCount),
    wholeHouse: listing.wholeHouse,
    nightlyPrice: money(rates.nightlyPrice),
    weekendPrice: rates.weekendPrice === null ? "" : money(rates.weekendPrice),
    includedGuests: number(rates.includedGuests),
    extraAdult: money(rates.extraAdult),
    childUpTo12: money(rates.childUpTo12),
    childAbove12: money(rates.childAbove12),
    ratesValidUntil: listing.ratesValidUntil ?? "",
    minNights: number(listing.minNights),
    maxNights: number(listing.maxNights),
    noArrivalWeekdays: listing.noArrivalWeekdays,
    seasons: rates.seasons.toSorted(byFirstNight).map(seasonForm),
    physicalRoomIds: listing.physicalRoomIds,
  };
}

function byFirstNight(one: Season, other: Season): number {
  return one.firstNight.localeCompare(other.firstNight);
}

function seasonForm(season: Season, index: number): SeasonForm {
  return {
    key: `kept-${index}`,
    firstNight: season.firstNight,
    lastNight: season.lastNight,
    nightlyPrice: money(season.nightlyPrice),
    fromNights: number(season.fromNights),
    minNights: number(season.minNights),
    createdAt: season.createdAt,
  };
}

export function countChanges(before: ListingForm, now: ListingForm): number {
  const fields = Object.keys(before) as (keyof ListingForm)[];
  return fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(now[field]))
    .length;
}
