import type { Day } from "./day.ts";
import type { FeedAnswer, Portal } from "./feed.ts";
import type { Centavos } from "./money.ts";
import type { Stay } from "./stay.ts";

/** Problems that need a person. */
export type AlertKind =
  /** A payment that matches no booking, or not the one it names. */
  | "payment-does-not-fit"
  /** Paid at the provider, but neither booked nor refunded here. */
  | "paid-without-booking"
  /** The booking was rebuilt from the payment's metadata after a restore had lost it. */
  | "booking-rebuilt"
  /** A balance that was paid in a session which a restore had lost: it has been entered. */
  | "payment-found"
  /**
   * Refunded instead of booked: a payment that a restore has lost and cannot rebuild; or, if it
   * names a booking, a refund made by hand at the provider.
   */
  | "payment-returned"
  /** A chargeback: the owner has until a date to respond. */
  | "chargeback"
  | "chargeback-closed"
  | "nights-lost"
  | "refund-failed"
  /** The provider has refunded more than was left. */
  | "returned-too-much"
  | "refund-slow"
  /** An amount of a plan was not paid by its day. The booking is not affected. */
  | "balance-late"
  | "mail-not-sent"
  /** The team has changed a guest's address: only the owner can send a link there. */
  | "address-corrected"
  /** A guest says that a Pix is paid, and the owner has not answered in time. */
  | "pix-unanswered"
  | "hold-overdue"
  /** More unpaid nights than real demand explains: rooms are contested. */
  | "hoarding"
  /** The same nights were held for too long without payment: the first payment gets them. */
  | "held-in-vain"
  /** A portal sold nights that were ours already. */
  | "channel-conflict"
  /** A portal no longer lists a stay. */
  | "channel-cancelled"
  /** A feed could not be read for longer than the owner's limit. */
  | "channel-silent";

/** Stored with an alert about a refund that the provider refused. */
export type RefusedMatter = {
  readonly amount: Centavos;
  /** The guest's bank disputes the payment. */
  readonly disputed?: true;
};

/** Stored with an alert about a feed. */
export type PortalMatter = {
  readonly feedName: string;
  readonly portal: Portal;
  readonly listingName: string;
  /** What the portal sold, for a conflict. */
  readonly stay?: Stay;
  /** For a cancellation by the portal, what the stay's account had received. */
  readonly received?: Centavos;
  /** The nights were blocked here, not sold. */
  readonly blocked?: boolean;
  /** Epoch milliseconds of the last successful read, for a silent feed. */
  readonly since?: number;
  /** The outcome of its reads since then. */
  readonly answer?: FeedAnswer;
};

/** Stored with an alert about nights that were held for too long. */
export type HeldMatter = { readonly listingName: string; readonly stay: Stay };

/** Stored with an alert about a Pix that nobody has answered. */
export type PixMatter = { readonly amount: Centavos };

/** Stored with an alert about a chargeback. */
export type ChargebackMatter = {
  readonly amount: Centavos;
  /** The last day to respond, local; missing if no response is possible. */
  readonly answerBy?: Day;
  readonly outcome?: "won" | "lost";
  /** The booking was cancelled meanwhile. */
  readonly cancelled?: true;
  /** What the guest is owed if the payment stays with the property. */
  readonly due?: Centavos;
};
