import type { BookingState } from "../../domain/booking.ts";
import type { Channel } from "../../domain/channel.ts";
import type { Day } from "../../domain/day.ts";
import type { Guests } from "../../domain/guests.ts";
import type { JournalEvent } from "../../domain/journal.ts";
import type { Centavos } from "../../domain/money.ts";
import type { QuoteLine } from "../../domain/quote.ts";
import type { Stay } from "../../domain/stay.ts";
import type { RoomParty } from "../api.ts";
import type { GuestCancellation } from "../guest-api.ts";
import type { BookingMoney, HandPayment } from "./booking-money.ts";
import type { AskedChange } from "./guest-changes.ts";
import type { PortalMark, PortalSide } from "./portal-stays.ts";
import type { SaidByGuest } from "./said-by-guest.ts";
import type { Written } from "./written.ts";

export const bookingViews = ["upcoming", "in-house", "past", "cancelled"] as const;
export type BookingView = (typeof bookingViews)[number];

export type BookingFilter = {
  readonly view: BookingView;
  /** Part of a name, an e-mail address, a phone number or a code. */
  readonly search?: string;
  readonly listingId?: string;
  readonly channel?: Channel;
  /** Cursor of the previous page. */
  readonly after?: string;
};

export type BookingRow = {
  readonly id: string;
  readonly code: string;
  readonly state: BookingState;
  /** The names of all its rooms. */
  readonly listingName: string;
  readonly roomCount: number;
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
  /** The guest's data were erased. */
  readonly erased: boolean;
  readonly createdAt: number;
  /** Null if it did not come from a portal's calendar. */
  readonly portal: PortalMark | null;
};

export type JournalEntry = {
  readonly at: number;
  readonly event: JournalEvent;
  /** A colleague's name, or the system that did it. */
  readonly by: string;
  readonly facts: Readonly<Record<string, unknown>>;
  /** The rooms that the entry is about, if the booking has several. */
  readonly rooms?: readonly string[];
  /** The old and the new stay, if it was changed. */
  readonly change?: {
    readonly from: JournalStay;
    readonly to: JournalStay;
    readonly guestKnows: boolean;
  };
};

export type JournalStay = Stay & {
  readonly listingName: string;
  /** Missing in older changes. */
  readonly people?: number;
  readonly total: Centavos;
};

/** One room of a booking. */
export type BookedRoom = Stay & {
  readonly stayId: string;
  readonly listingId: string;
  readonly name: string;
  readonly guests: Guests;
  /** The room's charges. */
  readonly total: Centavos;
  readonly checkedIn: boolean;
  readonly checkedOut: boolean;
  readonly noShow: boolean;
};

export type BookingDetails = Omit<BookingRow, "portal"> &
  Written &
  BookingMoney &
  SaidByGuest & {
    /** The change that the guest asks for, until it is answered. */
    readonly askedChange: AskedChange | null;
    /** When this was read, because a provider accepts refunds only for a while. */
    readonly readAt: Date;
    /** Labels by provider name. */
    readonly providerLabels: Readonly<Record<string, string>>;
    readonly portal: PortalSide | null;
    readonly listingId: string;
    /** In order; at least one. */
    readonly rooms: readonly BookedRoom[];
    /** Rooms that were cancelled alone. */
    readonly cancelledRooms: readonly BookedRoom[];
    /** Null if the booking was not cancelled. */
    readonly cancellation: GuestCancellation | null;
    readonly guests: Guests;
    readonly guestPhone: string | null;
    readonly note: string;
    readonly version: number;
    readonly lines: readonly QuoteLine[];
    readonly journal: readonly JournalEntry[];
    /** Sent and pending mails, with the time sent. */
    readonly mails: readonly { readonly kind: string; readonly sentAt: number | null }[];
    readonly holdEndsAt: number | null;
  };

/** A booking that came from a portal's calendar. */
export type PortalBooking = BookingDetails & { readonly portal: PortalSide };

export type ManualBooking = {
  readonly listingId: string;
  readonly stay: Stay;
  readonly guests: Guests;
  /** Rooms besides the first, for the same nights: all of them are booked, or none. */
  readonly otherRooms?: readonly RoomParty[];
  readonly guestName: string;
  readonly guestEmail: string | null;
  readonly guestPhone: string | null;
  readonly channel: Channel;
  /** The agreed total; if missing, the price list applies. Owner only. */
  readonly total?: Centavos;
  /** The list price that the form showed: if it has changed, nothing is booked. */
  readonly seenTotal?: Centavos;
  readonly paid?: HandPayment;
  readonly note: string;
};
