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
import type { EnquiryWish } from "./enquiry.ts";
import type { GuestPayment, PaymentWish } from "./guest-payment.ts";
import type { GuestPix } from "./guest-pix.ts";
import type { Verdict } from "./verdict.ts";

/** A step of the bought policy, with the amount that it would refund of what is paid now. */
export type PolicyStep = CancellationStep & {
  readonly amount: Centavos;
  readonly when: "past" | "now" | "ahead";
};

/** The phase of a confirmed stay, by the property's clock. */
export type StayPhase = "ahead" | "today" | "here" | "stayed" | "no-show";

/** What a guest has written on the guest's page. */
export type GuestWords = {
  /** Local time, '21:30'. */
  readonly arrival: string | null;
  /** Names of the companions. */
  readonly companions: readonly string[];
  readonly wishes: string;
};

/** A cancellation as its receipt states it. */
export type GuestCancellation = {
  readonly at: LocalTime;
  /** Null if it was not recorded. */
  readonly who: Canceller | null;
  /** Cancelled on the guest's own page. */
  readonly isOnline: boolean;
  /** Null if no longer known. */
  readonly basis: CancellationBasis | null;
  /** What guest and house agreed on. */
  readonly agreed: string | null;
  /** The policy's percentage at that time. */
  readonly refundPercent: number;
  readonly refund: Centavos;
};

/** A booking as its guest sees it. */
export type GuestBooking = {
  readonly code: string;
  readonly state: "held" | "expired" | "confirmed" | "cancelled" | "refunded";
  readonly phase: StayPhase;
  /** The property's local time. */
  readonly now: LocalTime;
  /** For a hold that waits for its payment, in epoch milliseconds. */
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
  /** The Pix to the house's key that is open, or was answered last. */
  readonly pix: HandPixState | null;
  /** A payment with a page of its own that is open in our rows; only its page asks the provider. */
  readonly payment: Pick<GuestPayment, "means" | "purpose"> | null;
  /** Empty if everything was due at booking. */
  readonly plan: readonly CurrentRow[];
  readonly payments: readonly {
    readonly amount: Centavos;
    readonly means: PaymentMeans;
    readonly day: Day;
  }[];
  /** The state of each refund, in the guest's language. */
  readonly returns: readonly string[];
  /** The state of a cancelled booking's refunds. */
  readonly moneyBack: "none" | "owed" | "on-its-way" | "done" | "by-hand";
  /** Their sum, if all of them have this state. */
  readonly amountBack?: Centavos | null;
  /** The bought policy as dates and times; empty for an ended booking. */
  readonly policy: readonly PolicyStep[];
  /** What the guest may do now, by the owner's settings, the booking's state and the time. */
  readonly may: Pick<GuestTerms, "cancel" | "change" | "tell">;
  readonly said: GuestWords;
  /** The change that awaits the house or a payment, or the last declined one. */
  readonly change: PendingChange | null;
  readonly cancellation: GuestCancellation | null;
};

/** What cancelling all rooms, or one, would do now. */
export type CancellationOffer = {
  readonly paid: Centavos;
  readonly refund: Centavos;
  readonly kept: Centavos;
  readonly refundPercent: number;
  /** The step that applies; null if nothing is refunded. */
  readonly step: CancellationStep | null;
  /** The parts of the refund: through the provider, or by hand. */
  readonly online: Centavos;
  readonly byHand: Centavos;
};

export type CancellationWish = {
  /** One of several rooms; if missing, all. */
  readonly stayId?: string;
  /** The refund that the guest was shown. */
  readonly seen: Centavos;
  readonly reason?: CancellationReason;
  /** The guest's Pix key for refunds by hand. */
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
  /** Of the whole booking, without what was retained for dropped nights. */
  readonly total: Centavos;
};

/** The figures of a change. The form sends them back, and is refused if they have changed. */
export type ChangeFigures = {
  readonly total: Centavos;
  /** Refunded at once. */
  readonly refund: Centavos;
  /** What the policy retains for dropped nights or people. */
  readonly kept: Centavos;
  /** To be paid before the change is made; any other rise joins the open amount. */
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
  /** Made at once, or decided by the house: always, so close to arrival, or for an agreed price. */
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
  /** The whole booking's total with this room. */
  readonly total: Centavos | null;
};

/** The page on which a guest tries a change. */
export type ChangeView = {
  readonly own: RoomForGuest & { readonly listingId: string };
  readonly wish: GuestChange;
  readonly rooms: readonly RoomChoice[];
  /** Nights of the wished room that are taken by others. */
  readonly reserved: readonly Day[];
  readonly first: Day;
  readonly last: Day;
  /** Null if nothing is changed yet. */
  readonly answer:
    | { readonly kind: "offer"; readonly offer: ChangeOffer }
    | { readonly kind: "refused"; readonly code: RefusalCode; readonly nearest: readonly Stay[] }
    | null;
};

/**
 * What a guest may do who has opened the link of a booking in this browser. Any other caller gets
 * the same answer for every code: 'link-unknown'. `key` is a form's idempotency key.
 */
export type GuestApi = {
  getBooking(code: string): Promise<GuestBooking>;
  /** The session for the open amount. */
  payBalance(code: string): Promise<OpenCheckout>;
  /** After the provider's redirect. False while the bank has not confirmed the payment. */
  settleBalance(code: string, checkoutId: string): Promise<boolean>;
  tell(code: string, key: string, words: GuestWords): Promise<void>;
  /** Ends earlier links; this browser and the booking's address get the new one. */
  renewLink(code: string, key: string): Promise<void>;
  previewCancellation(code: string, stayId?: string): Promise<CancellationOffer>;
  /** Refused with 'refund-differs' if the refund is no longer `seen`. */
  cancel(code: string, key: string, wish: CancellationWish): Promise<void>;
  /** Without a wish, the booking's first room as it is. */
  lookAtChange(code: string, wish: Partial<GuestChange>): Promise<ChangeView>;
  /** Refused with 'offer-differs' if the figures have changed. */
  change(
    code: string,
    key: string,
    wish: GuestChange & { readonly seen: ChangeFigures; readonly words?: string },
  ): Promise<"done" | "asked" | "pay">;
  /** The session for the rise of a change that waits for its payment. */
  payChange(code: string): Promise<OpenCheckout>;
  withdrawChange(code: string, key: string): Promise<void>;
  /** The latest payment with a page of its own, settled by asking the provider; null: none. */
  getPayment(code: string): Promise<GuestPayment | null>;
  /** Ends another open payment for the same purpose first. Continues at `guestPaymentUrl`. */
  beginPayment(code: string, key: string, wish: PaymentWish): Promise<void>;
  /** The latest Pix to the house's key; null if there is none. */
  getPix(code: string): Promise<GuestPix | null>;
  /** For the open amount of a confirmed booking. */
  openPix(code: string, key: string): Promise<void>;
  /** The guest says that it is paid, which confirms nothing. A picture replaces an earlier one. */
  tellPix(code: string, key: string, receipt?: Uint8Array): Promise<void>;
  /** Mails an address its bookings' links, or the one of a code. The response never tells which. */
  findLink(wish: { readonly email: string; readonly code?: string }): Promise<void>;
  /** Asks the house for nights, where the site takes no payment. Nothing is held. */
  enquire(key: string, wish: EnquiryWish): Promise<void>;
  verify(text: string): Promise<Verdict>;
};
