import type { Day } from "../../domain/day.ts";
import type { Guests } from "../../domain/guests.ts";
import type { Photo } from "../../domain/listing.ts";
import type { Centavos } from "../../domain/money.ts";
import type { Quote, Rates } from "../../domain/quote.ts";
import type { Stay } from "../../domain/stay.ts";

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

export type ListingsApi = {
  listAllListings(): Promise<readonly ListingRow[]>;
  listPhysicalRooms(): Promise<readonly PhysicalRoom[]>;
  getListingToEdit(listingId: string): Promise<ListingInEditor>;
  /** Returns the new room's id. It stays hidden until it is published. */
  addListing(listing: NewListing): Promise<string>;
  /** Returns its id. */
  addPhysicalRoom(name: string): Promise<number>;
  /** A version that is not the newest is refused. */
  saveListing(listingId: string, version: number, listing: ListingEdit): Promise<void>;
  publishListing(listingId: string, version: number, published: boolean): Promise<void>;
  /** Only of a room that is hidden and has no history. A version that is not the newest is refused. */
  deleteListing(listingId: string, version: number): Promise<void>;
  /** All ids, in the order of the list. */
  reorderListings(listingIds: readonly string[]): Promise<void>;
  /** The price under unsaved terms. */
  previewPrice(terms: ListingTerms, stay: Stay, guests: Guests): Promise<PricePreview>;
  addPicture(content: Uint8Array): Promise<ListingPicture>;
};
