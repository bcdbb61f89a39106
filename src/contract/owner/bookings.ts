import type { BookingState } from "../../domain/booking.ts";
import type { Channel } from "../../domain/channel.ts";
import type { Day } from "../../domain/day.ts";
import type { Guests } from "../../domain/guests.ts";
import type { JournalEvent } from "../../domain/journal.ts";
import type { Centavos } from "../../domain/money.ts";
import type { PaymentMethod } from "../../domain/payment.ts";
import type { QuoteLine } from "../../domain/quote.ts";
import type { Stay } from "../../domain/stay.ts";

export const bookingViews = ["upcoming", "in-house", "past", "cancelled"] as const;
export type BookingView = (typeof bookingViews)[number];

export type BookingFilter = {
  readonly view: BookingView;
  /** Part of a name, an e-mail address, a phone number or a code. */
  readonly search?: string;
  readonly listingId?: string;
  readonly channel?: Channel;
  /** Where the page before ended. */
  readonly after?: string;
};

export type BookingRow = {
  readonly id: string;
  readonly code: string;
  readonly state: BookingState;
  readonly listingName: string;
  readonly checkIn: Day;
  readonly checkOut: Day;
  readonly nights: number;
  readonly guestName: string | null;
  readonly guestEmail: string | null;
  readonly channel: Channel;
  readonly total: Centavos;
  readonly balance: Centavos;
  readonly checkedIn: boolean;
  readonly checkedOut: boolean;
  readonly noShow: boolean;
  /** The guest's data were taken out; nobody is named any more. */
  readonly erased: boolean;
  readonly createdAt: number;
};

/** Money in is above zero, money out below. */
export type MoneyEntry = { readonly amount: Centavos; readonly at: number } & (
  | { readonly kind: "card" }
  | { readonly kind: "refund"; readonly state: "due" | "pending" | "succeeded" | "failed" }
  | { readonly kind: "hand"; readonly method: PaymentMethod }
);

export type JournalEntry = {
  readonly at: number;
  readonly event: JournalEvent;
  /** A colleague's name, or who else did it. */
  readonly by: string;
  readonly facts: Readonly<Record<string, unknown>>;
};

export type BookingDetails = BookingRow & {
  readonly listingId: string;
  readonly guests: Guests;
  readonly guestPhone: string | null;
  readonly expectedArrival: string | null;
  readonly note: string;
  readonly version: number;
  readonly lines: readonly QuoteLine[];
  readonly paid: Centavos;
  readonly money: readonly MoneyEntry[];
  readonly journal: readonly JournalEntry[];
  /** Mails this booking has had or waits for, with the hour they left. */
  readonly mails: readonly { readonly kind: string; readonly sentAt: number | null }[];
  readonly holdEndsAt: number | null;
};

export type ManualBooking = {
  readonly listingId: string;
  readonly stay: Stay;
  readonly guests: Guests;
  readonly guestName: string;
  readonly guestEmail: string | null;
  readonly guestPhone: string | null;
  readonly channel: Channel;
  /** What was agreed on; left out, the price list decides. Only the owner may. */
  readonly total?: Centavos;
  readonly paid?: { readonly amount: Centavos; readonly method: PaymentMethod };
  readonly note: string;
};

export type CancellationTerms = {
  readonly refundPercent: number;
  readonly refundAmount: Centavos;
  readonly refundable: Centavos;
};

export type BookingsApi = {
  listBookings(filter: BookingFilter): Promise<{ rows: readonly BookingRow[]; next?: string }>;
  /** How many were made since the owner last looked at the list. */
  countNewBookings(): Promise<number>;
  /** Every listing, shown on the site or not, in the owner's order. */
  listListingNames(): Promise<
    readonly { readonly id: string; readonly name: string; readonly capacity: number }[]
  >;
  getBooking(bookingId: string): Promise<BookingDetails>;
  takeManualBooking(booking: ManualBooking): Promise<string>;
  /** What the price list asks for, before anything is decided. */
  quoteStay(listingId: string, stay: Stay, guests: Guests): Promise<Centavos>;
  notePayment(bookingId: string, amount: Centavos, method: PaymentMethod): Promise<void>;
  /** Note, expected arrival and contact. A version that is not the newest is refused. */
  editBooking(
    bookingId: string,
    version: number,
    edit: {
      note: string;
      expectedArrival: string | null;
      guestName: string;
      guestEmail: string | null;
      guestPhone: string | null;
    },
  ): Promise<void>;
  previewCancellation(bookingId: string): Promise<CancellationTerms>;
  /** The policy's share is counted at the moment of cancelling, not when the page was opened. */
  cancelBooking(bookingId: string, refund: Centavos | "policy"): Promise<void>;
  markNoShow(bookingId: string): Promise<void>;
  resendMail(bookingId: string): Promise<void>;
  exportBookings(filter: BookingFilter): Promise<string>;
};
