import type { PaymentMeans } from "../../domain/account.ts";
import type { BookingState } from "../../domain/booking.ts";
import type { Channel } from "../../domain/channel.ts";
import type { Day } from "../../domain/day.ts";
import type { Language } from "../../domain/language.ts";
import type { Centavos } from "../../domain/money.ts";
import type { Stay } from "../../domain/stay.ts";
import type { Moved, RefundKey } from "./said-by-guest.ts";

/** The booking that a line of the books is about. */
type OfBooking = {
  readonly bookingId: string;
  readonly code: string;
  readonly state: BookingState;
  readonly channel: Channel;
  readonly guestName: string | null;
  readonly erased: boolean;
};

/** A confirmed booking that is not paid in full. */
export type Debt = OfBooking &
  Stay & {
    readonly listingName: string;
    readonly guestPhone: string | null;
    /** The guest's language. */
    readonly language: Language;
    readonly listingNameToGuest: string;
    readonly total: Centavos;
    readonly open: Centavos;
    readonly due: {
      readonly day: Day;
      /** It may be paid on arrival. */
      readonly atProperty: boolean;
      readonly isLate: boolean;
    };
    /** The stay is over. */
    readonly hasLeft: boolean;
    /** The guest's own page, where a planned balance can be paid; null without a plan. */
    readonly guestLink: string | null;
  };

export type DebtPage = {
  readonly rows: readonly Debt[];
  /** Cursor of the next page. */
  readonly next: string | null;
  /** Of all pages together. */
  readonly count: number;
  readonly total: Centavos;
};

/** A booking whose guest has money to get back from the owner. */
export type Owed = OfBooking & {
  readonly owed: Centavos;
  /** The part that waits to be given by hand; the rest is excess. */
  readonly waiting: Centavos;
  /** Since when it is owed. */
  readonly since: number;
  /** The guest's Pix key for it. */
  readonly refundKey: RefundKey | null;
  /** When the booking's address was changed last, and by whom. */
  readonly addressMoved: Moved | null;
};

/** '-undone' and 'won-back' reverse what was entered before. */
export type MovementKind =
  | "payment"
  | "payment-undone"
  | "refund"
  | "refund-undone"
  | "lost"
  | "won-back";

/** Money that came in or went out. */
export type Movement = OfBooking & {
  readonly id: string;
  readonly day: Day;
  readonly at: number;
  readonly kind: MovementKind;
  readonly means: PaymentMeans;
  /** The provider's name; null if the house moved the money itself, or if unknown. */
  readonly provider: string | null;
  /** Positive is money in, negative is money out. */
  readonly amount: Centavos;
  /** The provider's own id of the movement. */
  readonly reference: string | null;
  /** The provider's fee on a payment; null if there is none, or if not reported yet. */
  readonly fee: Centavos | null;
  /** A colleague's name, or the system that did it. */
  readonly by: string;
  /** Set for a payment that counts, or that has a receipt. */
  readonly paymentId: string | null;
  /** The number of the payment's receipt, if it has one. */
  readonly receipt: number | null;
};

export type MovementSums = {
  readonly received: Centavos;
  readonly returned: Centavos;
  readonly net: Centavos;
};

export type CashDay = {
  readonly day: Day;
  /** Only means with a movement. */
  readonly byMeans: readonly (MovementSums & { readonly means: PaymentMeans })[];
  readonly total: MovementSums;
  readonly movements: readonly Movement[];
};

/** A receipt in its present state, with what was refunded since it was issued. */
export type Receipt = OfBooking &
  Stay & {
    readonly number: number;
    readonly guestPhone: string | null;
    readonly issuedOn: Day;
    readonly listingName: string;
    /** As first noted, because a receipt number must never stand for two amounts. */
    readonly amount: Centavos;
    /** The amount after a correction; null without one. */
    readonly corrected: Centavos | null;
    readonly means: PaymentMeans;
    readonly receivedOn: Day;
    /** The payment was entered by mistake. */
    readonly isUndone: boolean;
    /** What was refunded of it, and when last. */
    readonly returned: { readonly amount: Centavos; readonly on: Day } | null;
  };

export type IssuedReceipt = { readonly bookingId: string; readonly number: number };
