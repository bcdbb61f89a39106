import type { PaymentMeans } from "../domain/account.ts";
import type { RefusalCode } from "../domain/app-error.ts";
import type { CancellationReason, CancellationStep } from "../domain/cancellation.ts";
import type { CancellationBasis, Canceller } from "../domain/cancellation-basis.ts";
import type { Day, LocalTime } from "../domain/day.ts";
import type { GuestTerms } from "../domain/guest-terms.ts";
import type { Guests } from "../domain/guests.ts";
import type { HandPixState } from "../domain/hand-pix.ts";
import type { Photo } from "../domain/listing.ts";
import type { Centavos } from "../domain/money.ts";
import type { OfferedWays } from "../domain/payment-choice.ts";
import type { CurrentRow } from "../domain/payment-plan.ts";
import type { QuoteLine } from "../domain/quote.ts";
import type { Stay } from "../domain/stay.ts";
import type { OpenCheckout, RoomForGuest } from "./api.ts";
import type { GuestPayment, PaymentWish } from "./guest-payment.ts";
import type { GuestPix } from "./guest-pix.ts";
import type { Verdict } from "./verdict.ts";

/** A step of the bought policy, with what it gives back of all that is paid now. */
export type PolicyStep = CancellationStep & {
  readonly amount: Centavos;
  readonly when: "past" | "now" | "ahead";
};

/** Where a confirmed stay is, by the property's clock. */
export type StayPhase = "ahead" | "today" | "here" | "stayed" | "no-show";

/** What a guest told the house on her page. */
export type GuestWords = {
  /** Local time, '21:30'. */
  readonly arrival: string | null;
  /** Names of who comes along. */
  readonly companions: readonly string[];
  readonly wishes: string;
};

/** A cancellation as its receipt says it. */
export type GuestCancellation = {
  readonly at: LocalTime;
  /** Null if nobody wrote it down. */
  readonly who: Canceller | null;
  /** On the guest's own page. */
  readonly isOnline: boolean;
  /** Null if it is not known any more. */
  readonly basis: CancellationBasis | null;
  /** What guest and house agreed on. */
  readonly agreed: string | null;
  /** Of the policy, at that time. */
  readonly refundPercent: number;
  readonly refund: Centavos;
};

/** A booking as its guest sees it. */
export type GuestBooking = {
  readonly code: string;
  readonly state: "held" | "expired" | "confirmed" | "cancelled" | "refunded";
  readonly phase: StayPhase;
  /** Now, at the property. */
  readonly now: LocalTime;
  /** Of a booking that waits for its payment, in epoch milliseconds. */
  readonly heldUntil: number | null;
  readonly listing: { readonly id: string; readonly name: string; readonly photo: Photo | null };
  readonly checkIn: Day;
  readonly checkOut: Day;
  readonly guestName: string | null;
  readonly guestEmail: string | null;
  readonly guests: Guests;
  readonly rooms: readonly (RoomForGuest & { readonly listingId: string })[];
  readonly lines: readonly QuoteLine[];
  readonly total: Centavos;
  readonly paid: Centavos;
  readonly open: Centavos;
  /** Providers take no payment of a few centavos. */
  readonly isPayableOnline: boolean;
  /** The balance can be paid to the house's Pix key. */
  readonly isPayableByPix: boolean;
  readonly ways: OfferedWays;
  /** A Pix to the house's key that is open, or was answered last. */
  readonly pix: HandPixState | null;
  /** A payment with a page of its own that is open by our books; only its page asks the provider. */
  readonly payment: Pick<GuestPayment, "means" | "purpose"> | null;
  /** Empty if everything was due at booking. */
  readonly plan: readonly CurrentRow[];
  readonly payments: readonly {
    readonly amount: Centavos;
    readonly means: PaymentMeans;
    readonly day: Day;
  }[];
  /** What has become of money that goes back, in the guest's language. */
  readonly returns: readonly string[];
  /** What becomes of the money of a cancelled booking. */
  readonly moneyBack: "none" | "owed" | "on-its-way" | "done" | "by-hand";
  /** How much that is, if all of it stands alike. */
  readonly amountBack?: Centavos | null;
  /** The bought policy as dates and times; empty for an ended booking. */
  readonly policy: readonly PolicyStep[];
  /** What she may do now, by the owner's settings, the booking's state and the time. */
  readonly may: Pick<GuestTerms, "cancel" | "change" | "tell">;
  readonly said: GuestWords;
  /** The change that is asked for or waits for its payment, or the last one that was declined. */
  readonly change: PendingChange | null;
  readonly cancellation: GuestCancellation | null;
};

/** What cancelling all or one room would do now. */
export type CancellationOffer = {
  readonly paid: Centavos;
  readonly refund: Centavos;
  readonly kept: Centavos;
  readonly refundPercent: number;
  /** The step that applies; null if nothing comes back. */
  readonly step: CancellationStep | null;
  /** The parts of the refund: through the provider, or from the owner's hand. */
  readonly online: Centavos;
  readonly byHand: Centavos;
};

export type CancellationWish = {
  /** One of several rooms; without it, all. */
  readonly stayId?: string;
  /** The refund that the guest was shown. */
  readonly seen: Centavos;
  readonly reason?: CancellationReason;
  /** Where the house sends what it gives back by hand. */
  readonly refundKey?: string;
};

export type GuestChange = {
  readonly stayId: string;
  readonly listingId: string;
  readonly stay: Stay;
  readonly guests: Guests;
};

/** A room before or after a change. */
export type ChangedRoom = {
  readonly name: string;
  readonly stay: Stay;
  readonly guests: Guests;
  /** Of the whole booking, without what was kept for dropped nights. */
  readonly total: Centavos;
};

/** The figures of a change. They are sent back with it, and refused if they are no longer true. */
export type ChangeFigures = {
  readonly total: Centavos;
  /** What comes back at once. */
  readonly refund: Centavos;
  /** What the policy keeps for what is dropped. */
  readonly kept: Centavos;
  /** What has to be paid before it is made; otherwise it joins what is open. */
  readonly payFirst: Centavos;
};

export type ChangeOffer = {
  readonly wish: GuestChange;
  readonly before: ChangedRoom;
  readonly after: ChangedRoom;
  readonly figures: ChangeFigures;
  readonly refundPercent: number;
  readonly openBefore: Centavos;
  readonly openAfter: Centavos;
  /** Made at once, or asked of the house: always, so close to arrival, or for an agreed price. */
  readonly way: "self" | "house-decides" | "too-late" | "agreed-price";
};

export type PendingChange = {
  readonly state: "asked" | "paying" | "declined";
  readonly offer: Pick<ChangeOffer, "before" | "after" | "figures">;
  readonly at: number;
  /** Until when its nights are held for the payment. */
  readonly heldUntil: number | null;
};

export type RoomChoice = {
  readonly listingId: string;
  readonly name: string;
  readonly capacity: number;
  readonly isOwn: boolean;
  readonly state: "free" | "taken" | "too-small";
  /** Of the whole booking with this room. */
  readonly total: Centavos | null;
};

/** The page on which a guest tries a change. */
export type ChangeView = {
  readonly own: RoomForGuest & { readonly listingId: string };
  readonly wish: GuestChange;
  readonly rooms: readonly RoomChoice[];
  /** Nights of the wished room that others have. */
  readonly reserved: readonly Day[];
  readonly first: Day;
  readonly last: Day;
  /** Null: nothing is changed yet. */
  readonly answer:
    | { readonly kind: "offer"; readonly offer: ChangeOffer }
    | { readonly kind: "refused"; readonly code: RefusalCode; readonly nearest: readonly Stay[] }
    | null;
};

/**
 * What a guest may do who has opened the link of a booking in this browser. Anybody else is told
 * the same for every code: 'link-unknown'. `key` is a form's idempotency key.
 */
export type GuestApi = {
  getBooking(code: string): Promise<GuestBooking>;
  /** The session for all that is open. */
  payBalance(code: string): Promise<OpenCheckout>;
  /** After the provider's redirect. False while the bank has not confirmed the payment. */
  settleBalance(code: string, checkoutId: string): Promise<boolean>;
  tell(code: string, key: string, words: GuestWords): Promise<void>;
  /** Earlier links die; this browser gets the new one, and so does the booking's address. */
  renewLink(code: string, key: string): Promise<void>;
  previewCancellation(code: string, stayId?: string): Promise<CancellationOffer>;
  /** Refused with 'refund-differs' if `seen` is no longer what comes back. */
  cancel(code: string, key: string, wish: CancellationWish): Promise<void>;
  /** Without a wish: the booking's first room as it is. */
  lookAtChange(code: string, wish: Partial<GuestChange>): Promise<ChangeView>;
  /** Refused with 'offer-differs' if the figures are no longer true. */
  change(
    code: string,
    key: string,
    wish: GuestChange & { readonly seen: ChangeFigures; readonly words?: string },
  ): Promise<"done" | "asked" | "pay">;
  /** The session for the rise of a change that waits for it. */
  payChange(code: string): Promise<OpenCheckout>;
  withdrawChange(code: string, key: string): Promise<void>;
  /** The latest payment with a page of its own, settled by asking the provider; null: none. */
  getPayment(code: string): Promise<GuestPayment | null>;
  /** Another one that is open for the same is ended first. It goes on at `guestPaymentUrl`. */
  beginPayment(code: string, key: string, wish: PaymentWish): Promise<void>;
  /** The latest Pix to the house's key; null if there is none. */
  getPix(code: string): Promise<GuestPix | null>;
  /** For what is open of a confirmed booking. */
  openPix(code: string, key: string): Promise<void>;
  /** The guest says that she paid. It confirms nothing. A picture replaces an earlier one. */
  tellPix(code: string, key: string, receipt?: Uint8Array): Promise<void>;
  /** Sends the links of an address's bookings to it, or one booking's by its code. Says nothing. */
  findLink(wish: { readonly email: string; readonly code?: string }): Promise<void>;
  verify(text: string): Promise<Verdict>;
};
