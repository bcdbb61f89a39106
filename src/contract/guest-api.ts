import type { PaymentMeans } from "../domain/account.ts";
import type { CancellationStep } from "../domain/cancellation.ts";
import type { Day } from "../domain/day.ts";
import type { Guests } from "../domain/guests.ts";
import type { Photo } from "../domain/listing.ts";
import type { Centavos } from "../domain/money.ts";
import type { CurrentRow } from "../domain/payment-plan.ts";
import type { QuoteLine } from "../domain/quote.ts";
import type { OpenCheckout, RoomForGuest } from "./api.ts";

/** A booking as its guest sees it. */
export type GuestBooking = {
  readonly code: string;
  readonly state: "confirmed" | "cancelled" | "refunded";
  readonly listing: { readonly name: string; readonly photo: Photo | null };
  readonly checkIn: Day;
  readonly checkOut: Day;
  readonly guestName: string | null;
  readonly guests: Guests;
  readonly rooms: readonly RoomForGuest[];
  readonly lines: readonly QuoteLine[];
  readonly total: Centavos;
  readonly paid: Centavos;
  readonly open: Centavos;
  /** Providers take no payment of a few centavos. */
  readonly isPayableOnline: boolean;
  /** Empty if everything was due at booking. */
  readonly plan: readonly CurrentRow[];
  readonly payments: readonly {
    readonly amount: Centavos;
    readonly means: PaymentMeans;
    readonly day: Day;
  }[];
  /** What has become of money that goes back, in the guest's language. */
  readonly returns: readonly string[];
  /** The bought policy as dates and times; empty for an ended booking. */
  readonly steps: readonly CancellationStep[];
};

/**
 * What a guest may do who has opened the link of a booking in this browser. Anybody else is told
 * the same for every code: 'link-unknown'.
 */
export type GuestApi = {
  getBooking(code: string): Promise<GuestBooking>;
  /** The session for all that is open. */
  payBalance(code: string): Promise<OpenCheckout>;
  /** After the provider's redirect. False while the bank has not confirmed the payment. */
  settleBalance(code: string, checkoutId: string): Promise<boolean>;
};
