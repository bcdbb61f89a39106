import type { CancellationStep } from "../domain/cancellation.ts";
import type { Day } from "../domain/day.ts";
import type { Guests } from "../domain/guests.ts";
import type { Listing, ListingCard, Photo } from "../domain/listing.ts";
import type { Centavos } from "../domain/money.ts";
import type { NearestFree } from "../domain/nearest-free.ts";
import type { CurrentRow } from "../domain/payment-plan.ts";
import type { QuoteLine } from "../domain/quote.ts";
import type { Stay } from "../domain/stay.ts";

export type ListingSearch = {
  readonly stay: Stay;
  readonly guests: Guests;
  readonly rooms: number;
};

/** A room, and who sleeps there. */
export type RoomParty = { readonly listingId: string; readonly guests: Guests };

/** Rooms that take a party together; the total is the sum of theirs. */
export type RoomCombination = {
  readonly rooms: readonly (RoomParty & {
    readonly slug: string;
    readonly name: string;
    readonly photo: Photo | null;
    readonly total: Centavos;
  })[];
  readonly total: Centavos;
};

export type CheckoutRequest = {
  readonly listingId: string;
  readonly stay: Stay;
  /** Missing in the specification's own call: then the default party applies. */
  readonly guests: Guests | null;
  /** Rooms besides the first, for the same nights: all of them are booked, or none. */
  readonly otherRooms?: readonly RoomParty[];
  /** Pays the whole price now, although the property asks for a deposit only. */
  readonly paysAll?: boolean;
  /** Idempotency key: created per press of 'Book Now' and sent again with every retry. */
  readonly key?: string | null;
};

export type OpenCheckout = {
  readonly checkoutId: string;
  readonly clientSecret: string;
  readonly total: Centavos;
  /** What is paid now: the total, or a deposit. */
  readonly dueNow: Centavos;
  /** Epoch milliseconds after which the provider accepts no payment. */
  readonly expiresAt: number;
  /** The nights are not reserved meanwhile: the first payment gets them. */
  readonly isContested: boolean;
};

/** The query of the return URL. Only the id is trusted; the rest is compared and logged. */
export type SettlementClaim = {
  readonly checkoutId: string;
  readonly total: Centavos | null;
  readonly checkIn: Day | null;
  readonly checkOut: Day | null;
  readonly listingId: string | null;
};

/** A room of a booking as its guest is shown it; later changes may give it dates of its own. */
export type RoomForGuest = Stay & {
  readonly id: string;
  readonly name: string;
  readonly guests: Guests;
};

export type BookingRecord = {
  readonly code: string;
  readonly listingId: string;
  readonly listingName: string;
  readonly checkIn: Day;
  readonly checkOut: Day;
  readonly guestName: string | null;
  readonly guestEmail: string | null;
  readonly guests: Guests;
  readonly rooms: readonly RoomForGuest[];
  readonly lines: readonly QuoteLine[];
  readonly total: Centavos;
  /** Which part of the total was due when; empty if all of it at once. */
  readonly plan: readonly CurrentRow[];
  /** The bought policy as dates and times. */
  readonly steps: readonly CancellationStep[];
};

export type Settlement =
  | { readonly kind: "confirmed"; readonly booking: BookingRecord }
  | { readonly kind: "processing"; readonly code: string };

/**
 * Everything a page may ask for. The server renders pages with an in-process implementation, the
 * browser uses HTTP, and pages cannot tell the difference. Refusals are AppErrors.
 */
export type Api = {
  listListings(search: ListingSearch | null): Promise<readonly ListingCard[]>;
  /** For a search for a stay without results. Beyond the specification: not every server has it. */
  findNearestFree(search: ListingSearch): Promise<NearestFree>;
  /** Where no room takes the party alone, or several are asked for. Beyond the specification. */
  findCombinations(search: ListingSearch): Promise<readonly RoomCombination[]>;
  getListing(id: string): Promise<Listing>;
  /** The id of the listing with this slug. */
  findListing(slug: string): Promise<string>;
  listReservedDays(listingId: string): Promise<readonly Day[]>;
  /** Days on which no listing is free. Beyond the specification. */
  listFullDays(): Promise<readonly Day[]>;
  startCheckout(request: CheckoutRequest): Promise<OpenCheckout>;
  /** By key, for a visitor who lost the response that set the cookie. */
  releaseCheckout(key?: string): Promise<void>;
  claimBooking(claim: SettlementClaim): Promise<Settlement>;
};

type Surely<Answer, Sure extends keyof Answer> = Pick<Answer, Sure> & {
  readonly [Field in Exclude<keyof Answer, Sure>]: Answer[Field] | null;
};

/** What a page can rely on with any server: null where the specification leaves a field open. */
export type ToldCard = Surely<ListingCard, Exclude<keyof ListingCard, "nightlyPrice">>;
export type ToldCheckout = Surely<OpenCheckout, "clientSecret" | "isContested">;
export type ToldRecord = Surely<BookingRecord, "rooms" | "lines" | "plan" | "steps">;

export type ToldSettlement =
  | { readonly kind: "confirmed"; readonly booking: ToldRecord }
  | { readonly kind: "processing"; readonly code: string | null };

/** The API as the browser sees it, with any server that implements only the specification. */
export type BrowserApi = Omit<Api, "listListings" | "startCheckout" | "claimBooking"> & {
  listListings(search: ListingSearch | null): Promise<readonly ToldCard[]>;
  startCheckout(request: CheckoutRequest): Promise<ToldCheckout>;
  claimBooking(claim: SettlementClaim): Promise<ToldSettlement>;
};
