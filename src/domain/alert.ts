import type { Day } from "./day.ts";
import type { FeedAnswer, Portal } from "./feed.ts";
import type { Centavos } from "./money.ts";
import type { Stay } from "./stay.ts";

/** What a person has to look at. */
export type AlertKind =
  /** Money arrived that fits no booking, or not the booking it names. */
  | "payment-does-not-fit"
  /** Paid at the provider, and still neither booked nor refunded here. */
  | "paid-without-booking"
  /** Our books had lost it, after a restore, and the payment's own words made it anew. */
  | "booking-rebuilt"
  /**
   * The money went back instead of becoming a booking: for what our books, after a restore, know
   * nothing of; or, where it names a booking, by somebody's hand at the provider.
   */
  | "payment-returned"
  /** A guest asks her bank for the money back: the owner has until a day to answer. */
  | "chargeback"
  | "chargeback-closed"
  | "nights-lost"
  | "refund-failed"
  | "refund-slow"
  | "mail-not-sent"
  | "hold-overdue"
  /** More nights wait for a payment than guests can mean: rooms are contested. */
  | "hoarding"
  /** The same nights were held again and again and not paid for: they are whoever's pays first. */
  | "held-in-vain"
  /** A portal sold nights that were ours already. */
  | "channel-conflict"
  /** A portal's calendar has not answered for longer than the owner's limit. */
  | "channel-silent"
  /** Another season counts in some nights than before, because the rule has changed. */
  | "season-prices";

/** What an alert about a portal's calendar remembers of it. */
export type PortalMatter = {
  readonly feedName: string;
  readonly portal: Portal;
  readonly listingName: string;
  /** What the portal sold, if that is the matter. */
  readonly stay?: Stay;
  /** Nobody bought those nights here: they were only blocked. */
  readonly blocked?: boolean;
  /** Epoch milliseconds of the last good answer, if its absence is the matter. */
  readonly since?: number;
  /** And what comes instead. */
  readonly answer?: FeedAnswer;
};

/** What an alert about nights that are held in vain remembers of them. */
export type HeldMatter = { readonly listingName: string; readonly stay: Stay };

/** What an alert about a chargeback remembers of it. */
export type ChargebackMatter = {
  readonly amount: Centavos;
  /** The last day for an answer, at the property; none if the bank takes no answer. */
  readonly answerBy?: Day;
  readonly outcome?: "won" | "lost";
  /** The booking ended meanwhile: its guest does not come any more. */
  readonly cancelled?: true;
  /** What she is owed then of a payment that stays with the house. */
  readonly due?: Centavos;
};

/** What an alert about a room's seasons remembers: its name, and the nights that cost otherwise now. */
export type SeasonMatter = { readonly listingName: string; readonly nights: readonly Stay[] };
