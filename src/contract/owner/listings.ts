import type { Day } from "../../domain/day.ts";
import type { Photo } from "../../domain/listing.ts";
import type { Centavos } from "../../domain/money.ts";
import type { Quote, Rates } from "../../domain/quote.ts";

export type ListingRow = {
  readonly id: string;
  readonly name: string;
  readonly photo: Photo | null;
  readonly nightlyPrice: Centavos;
  readonly capacity: number;
  readonly roomCount: number;
  readonly published: boolean;
};

export type ListingPicture = {
  readonly id: string;
  readonly width: number;
  readonly height: number;
};
export type ListingPhoto = ListingPicture & { readonly alt: string; readonly altEnglish: string };

/** Every English text may be empty: the site then shows the Portuguese one. */
export type ListingWords = {
  readonly name: string;
  readonly cardText: string;
  readonly paragraphs: readonly string[];
  readonly observations: readonly string[];
};

export type ListingAmenity = {
  readonly icon: string;
  readonly title: string;
  readonly text: string;
  readonly titleEnglish: string;
  readonly textEnglish: string;
};

/** What decides whether and at which price a stay is sold. */
export type ListingTerms = {
  readonly capacity: number;
  readonly rates: Rates;
  readonly minNights: number;
  readonly maxNights: number;
  /** 0 is Sunday. */
  readonly noArrivalWeekdays: readonly number[];
};

export type ListingEdit = ListingTerms & {
  readonly photos: readonly ListingPhoto[];
  readonly portuguese: ListingWords;
  readonly english: ListingWords;
  readonly amenities: readonly ListingAmenity[];
  readonly roomCount: number;
  readonly wholeHouse: boolean;
  readonly ratesValidUntil: Day | null;
  readonly physicalRoomIds: readonly number[];
};

export type PhysicalRoom = { readonly id: number; readonly name: string };

export type ListingInEditor = {
  readonly id: string;
  readonly version: number;
  readonly published: boolean;
  /** It has bookings or imported stays: it can be hidden, not deleted. */
  readonly hasHistory: boolean;
  readonly listing: ListingEdit;
};

export type NewListing = {
  readonly name: string;
  readonly nightlyPrice: Centavos;
  readonly capacity: number;
  /** Null creates a physical room of the same name. */
  readonly physicalRoomId: number | null;
};

export type PricePreview = {
  readonly quote: Quote;
  /** Why the site would refuse the stay, as a sentence. */
  readonly refusal: string | null;
};

export type PicturesApi = {
  addPicture(content: Uint8Array): Promise<ListingPicture>;
};
