import type { Channel } from "../../domain/channel.ts";
import type { Day } from "../../domain/day.ts";
import type { Portal } from "../../domain/feed.ts";
import type { Guests } from "../../domain/guests.ts";
import type { Centavos } from "../../domain/money.ts";
import type { NightPrice } from "../../domain/night-price.ts";
import type { QuoteLine } from "../../domain/quote.ts";
import type { Stay } from "../../domain/stay.ts";

type Bar = Stay & {
  /** Unique in the timeline and stable across loads. */
  readonly key: string;
};

export type BookingBar = Bar & {
  readonly kind: "booking";
  readonly bookingId: string;
  readonly stayId: string;
  readonly guestName: string | null;
  readonly erased: boolean;
  readonly channel: Channel;
  /** 0 if unknown. */
  readonly people: number;
  readonly checkedOut: boolean;
  /** The open amount, or 0. */
  readonly open: Centavos;
  /** Sold by the site since this person last opened the list of bookings. */
  readonly isNew: boolean;
  /** How many rooms the booking has. */
  readonly rooms: number;
  /** A portal's calendar lists it, so its dates and room are decided at the portal. */
  readonly isRead: boolean;
};

export type HoldBar = Bar & {
  readonly kind: "hold";
  readonly bookingId: string;
  readonly endsAt: number;
};

/** Nights that are kept for a proposal. */
export type ProposalBar = Bar & {
  readonly kind: "proposal";
  readonly proposalId: string;
  readonly label: string;
  readonly endsAt: number;
};

export type BlockBar = Bar & {
  readonly kind: "block";
  readonly blockId: string;
  readonly note: string;
};

/** Nights that a portal's calendar has closed without a guest. */
export type ImportedBar = Bar & {
  readonly kind: "imported";
  readonly portal: Portal;
  readonly feedName: string;
  /** The booking of a stay that the owner says is only closed; null if the portal says so. */
  readonly bookingId: string | null;
};

/** Nights closed because another row has one of the same physical rooms. */
export type ClosedBar = Bar & {
  readonly kind: "closed";
  /** Whether single rooms close the whole house, or the reverse. */
  readonly by: "rooms" | "house";
  readonly because: "sold" | "paying" | "proposed" | "blocked";
};

export type TimelineBar = BookingBar | HoldBar | ProposalBar | BlockBar | ImportedBar | ClosedBar;

/** Nights of a row that a portal sold and that were ours already. */
export type DisputedStay = Stay & { readonly conflictId: string; readonly feedName: string };

export type TimelineRow = {
  readonly listingId: string;
  readonly name: string;
  readonly published: boolean;
  /** The price of each night, from the first shown. */
  readonly prices: readonly NightPrice[];
  /** Its physical rooms: rows that share one close each other. */
  readonly physicalRoomIds: readonly number[];
  readonly bars: readonly TimelineBar[];
  readonly disputes: readonly DisputedStay[];
};

export type Timeline = {
  readonly today: Day;
  readonly now: number;
  readonly rows: readonly TimelineRow[];
  /** Per night: how many physical rooms count, and how many are taken. */
  readonly rooms: readonly number[];
  readonly taken: readonly number[];
};

/** What takes the wanted nights, for the owner only. */
export type Taker =
  | { readonly kind: "hold"; readonly endsAt: number }
  | (Stay & {
      readonly kind: "proposal";
      readonly proposalId: string;
      readonly label: string;
      readonly endsAt: number;
    })
  | (Stay & {
      readonly kind: "booking";
      readonly guestName: string | null;
      readonly channel: Channel;
      readonly bookingId: string | null;
    })
  | (Stay & { readonly kind: "block"; readonly note: string })
  | (Stay & { readonly kind: "imported"; readonly feedName: string });

/** If guests are missing, the party stays the same. */
export type StayChange = {
  /** Which room of a booking with several. */
  readonly stayId?: string;
  readonly listingId: string;
  readonly stay: Stay;
  readonly guests?: Guests;
};

/**
 * The price after a change of stay. 'difference': only what changes, at the list price, while kept
 * nights keep their price; 'list': everything at today's list price. A lower price is a credit, or
 * is refunded as far as it exceeds the open amount: with 'difference' and 'list-and-refund'.
 * 'keep': the same total.
 */
export const priceChoices = ["difference", "list", "list-and-refund", "keep"] as const;

/** `other`: an amount to be charged or, if negative, taken off and refunded. Owner only. */
export type PriceChoice = (typeof priceChoices)[number] | { readonly other: Centavos };

export type OfferedChoice = (typeof priceChoices)[number] | "other";

export type ChangePreview = {
  readonly takers: readonly Taker[];
  /** Too many people for the new room. */
  readonly tooManyGuests: boolean;
  readonly total: Centavos;
  readonly listTotal: Centavos;
  /** What the list price would refund. */
  readonly refund: Centavos;
  /** The price of the change alone; null if no night is kept. */
  readonly difference: {
    readonly amount: Centavos;
    readonly lines: readonly QuoteLine[];
    /** What would be refunded of it. */
    readonly refund: Centavos;
  } | null;
  /** The price was agreed and stays unless changed explicitly. */
  readonly agreed: boolean;
  /** As many nights in the same room for the same people, so that a kept price needs no new quote. */
  readonly sameWorth: boolean;
  /** The choices that this person's role permits, the preferred one first. */
  readonly choices: readonly OfferedChoice[];
};

export type RoomPreview = {
  readonly listingId: string;
  readonly name: string;
  readonly preview: ChangePreview;
};
