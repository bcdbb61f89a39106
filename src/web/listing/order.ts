import type { LocalTime } from "../../domain/day.ts";
import type { Guests } from "../../domain/guests.ts";
import type { Listing } from "../../domain/listing.ts";
import type { PaymentPlan } from "../../domain/payment-plan.ts";
import type { Quote } from "../../domain/quote.ts";
import type { Stay } from "../../domain/stay.ts";

/** What is about to be paid for. */
export type Order = {
  readonly listing: Listing;
  readonly stay: Stay;
  readonly guests: Guests;
  readonly quote: Quote;
  /** The deposit and its rest, if the guest pays in parts. */
  readonly plan: PaymentPlan | null;
  /** She pays everything, although a deposit would do. */
  readonly paysAll: boolean;
  /** Local time from which the policy counts until the booking is confirmed. */
  readonly bought: LocalTime;
};
