import type { Day } from "./day.ts";
import type { Centavos } from "./money.ts";
import type { Offer } from "./offer.ts";
import type { Rates } from "./quote.ts";
import type { StayRules } from "./stay-rules.ts";

export type Photo = {
  /** Content hash: a stable URL, whatever the file's name. */
  readonly id: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** The URL of a picture that is not ours: one size, dimensions unknown. */
  readonly url?: string;
};

export type Amenity = { readonly icon: string; readonly title: string; readonly text: string };

/** What a visitor can book: one room, or the whole house. */
export type Listing = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly wholeHouse: boolean;
  /** Maximum number of people, children included; see `UNTOLD`. */
  readonly capacity: number;
  readonly roomCount: number;
  readonly photos: readonly Photo[];
  readonly paragraphs: readonly string[];
  readonly amenities: readonly Amenity[];
  readonly observations: readonly string[];
  readonly rates: Rates;
  readonly rules: StayRules;
  /** Last day with guaranteed prices. */
  readonly ratesValidUntil: Day | null;
  /** The server accepts no party and has no prices for one, so the page does not ask for it. */
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
  /** Set once the visitor has chosen a stay. */
  readonly total: Centavos | null;
  /** What makes that total lower than its nights ordinarily cost. */
  readonly offer: Offer | null;
  /** What one more night would add to the total, if it is a bargain and free. */
  readonly oneMoreNight: Centavos | null;
};

/** A capacity or room count that the server does not send: no limit applies. */
export const UNTOLD = Number.POSITIVE_INFINITY;
