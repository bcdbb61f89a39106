import type { Day } from "./day.ts";
import type { Centavos } from "./money.ts";
import type { Rates } from "./quote.ts";
import type { StayRules } from "./stay-rules.ts";

export type Photo = {
  /** Content hash: the picture's stable address, whatever its file was called. */
  readonly id: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** Where it lies if it is none of ours: then there is one size of it, and nobody knows which. */
  readonly url?: string;
};

export type Amenity = { readonly icon: string; readonly title: string; readonly text: string };

/** What a visitor can book: one room, or the whole house. */
export type Listing = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly wholeHouse: boolean;
  /** How many people it sleeps, children included; see `UNTOLD`. */
  readonly capacity: number;
  readonly roomCount: number;
  readonly photos: readonly Photo[];
  readonly paragraphs: readonly string[];
  readonly amenities: readonly Amenity[];
  readonly observations: readonly string[];
  readonly rates: Rates;
  readonly rules: StayRules;
  /** Last day for which the prices are promised. */
  readonly ratesValidUntil: Day | null;
  /** Its server asks for no party and has no prices for one: then none is asked for on the page. */
  readonly isPlain?: boolean;
};

export type ListingCard = {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly text: string;
  readonly photo: Photo | null;
  readonly wholeHouse: boolean;
  readonly capacity: number;
  readonly roomCount: number;
  readonly nightlyPrice: Centavos;
  /** Known once the visitor has asked for a stay. */
  readonly total: Centavos | null;
};

/** A number of people or rooms that a server does not tell: nobody is turned away for it. */
export const UNTOLD = Number.POSITIVE_INFINITY;
