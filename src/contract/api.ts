import type { CancellationStep } from "../domain/cancellation.ts";
import type { Day } from "../domain/day.ts";
import type { Guests } from "../domain/guests.ts";
import type { Listing, ListingCard } from "../domain/listing.ts";
import type { Centavos } from "../domain/money.ts";
import type { NearestFree } from "../domain/nearest-free.ts";
import type { QuoteLine } from "../domain/quote.ts";
import type { Stay } from "../domain/stay.ts";

export type ListingSearch = {
  readonly stay: Stay;
  readonly guests: Guests;
  readonly rooms: number;
};

export type CheckoutRequest = {
  readonly listingId: string;
  readonly stay: Stay;
  /** Absent in the plain call of the specification: then the default party is meant. */
  readonly guests: Guests | null;
  /** Made once per press of 'Book Now' and repeated with every try: tries are one wish. */
  readonly key?: string | null;
};

export type OpenCheckout = {
  readonly checkoutId: string;
  readonly clientSecret: string;
  readonly total: Centavos;
  /** Epoch milliseconds after which the provider takes no payment. */
  readonly expiresAt: number;
  /** The nights are not kept meanwhile: they go to whoever pays first. */
  readonly isContested: boolean;
};

/** What the return address says. Only the id is believed; the rest is compared and logged. */
export type SettlementClaim = {
  readonly checkoutId: string;
  readonly total: Centavos | null;
  readonly checkIn: Day | null;
  readonly checkOut: Day | null;
  readonly listingId: string | null;
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
  readonly lines: readonly QuoteLine[];
  readonly total: Centavos;
  /** The policy that was bought, as days and hours. */
  readonly steps: readonly CancellationStep[];
};

export type Settlement =
  | { readonly kind: "confirmed"; readonly booking: BookingRecord }
  | { readonly kind: "processing"; readonly code: string };

/**
 * Everything a page may ask of the house. Pages get it in-process when they are rendered by the
 * server and over HTTP in the browser, and cannot tell the two apart. Refusals are AppErrors.
 */
export type Api = {
  listListings(search: ListingSearch | null): Promise<readonly ListingCard[]>;
  /** Where a search for a stay has found nothing. Beyond the specification: not every server has it. */
  findNearestFree(search: ListingSearch): Promise<NearestFree>;
  getListing(id: string): Promise<Listing>;
  /** The id of the listing whose readable address this is. */
  findListing(slug: string): Promise<string>;
  listReservedDays(listingId: string): Promise<readonly Day[]>;
  startCheckout(request: CheckoutRequest): Promise<OpenCheckout>;
  /** By the key, where the answer that would have made the visitor known was lost. */
  releaseCheckout(key?: string): Promise<void>;
  settleCheckout(claim: SettlementClaim): Promise<Settlement>;
};

type Told<Answer, Sure extends keyof Answer> = Pick<Answer, Sure> & {
  readonly [Field in Exclude<keyof Answer, Sure>]: Answer[Field] | null;
};

/** What a page can count on, whichever server answers: null is what the specification leaves open. */
export type ToldCard = Told<ListingCard, Exclude<keyof ListingCard, "nightlyPrice">>;
export type ToldCheckout = Told<OpenCheckout, "clientSecret" | "isContested">;
export type ToldRecord = Told<BookingRecord, "lines" | "steps">;

export type ToldSettlement =
  | { readonly kind: "confirmed"; readonly booking: ToldRecord }
  | { readonly kind: "processing"; readonly code: string | null };

/** The same, asked by the browser of any server that speaks the specification and no more. */
export type BrowserApi = Omit<Api, "listListings" | "startCheckout" | "settleCheckout"> & {
  listListings(search: ListingSearch | null): Promise<readonly ToldCard[]>;
  startCheckout(request: CheckoutRequest): Promise<ToldCheckout>;
  settleCheckout(claim: SettlementClaim): Promise<ToldSettlement>;
};
