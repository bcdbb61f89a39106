import type { LocalTime } from "../../domain/day.ts";
import type { Guests } from "../../domain/guests.ts";
import type { Listing } from "../../domain/listing.ts";
import type { Quote } from "../../domain/quote.ts";
import type { Stay } from "../../domain/stay.ts";

/** What is about to be paid for. */
export type Order = {
  readonly listing: Listing;
  readonly stay: Stay;
  readonly guests: Guests;
  readonly quote: Quote;
  /** Local time from which the policy counts until the booking is confirmed. */
  readonly bought: LocalTime;
};
