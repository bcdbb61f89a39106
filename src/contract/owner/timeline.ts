import type { Channel } from "../../domain/channel.ts";
import type { Day } from "../../domain/day.ts";
import type { Portal } from "../../domain/feed.ts";
import type { Centavos } from "../../domain/money.ts";
import type { NightPrice } from "../../domain/night-price.ts";
import type { Stay } from "../../domain/stay.ts";

type Bar = Stay & {
  /** Unlike that of any other bar of the timeline, and the same after every look. */
  readonly key: string;
};

export type BookingBar = Bar & {
  readonly kind: "booking";
  readonly bookingId: string;
  readonly guestName: string | null;
  readonly erased: boolean;
  readonly channel: Channel;
  readonly people: number;
  readonly checkedOut: boolean;
};

export type HoldBar = Bar & {
  readonly kind: "hold";
  readonly bookingId: string;
  readonly endsAt: number;
};

export type BlockBar = Bar & {
  readonly kind: "block";
  readonly blockId: string;
  readonly note: string;
};

/** Nights that another site's calendar says are taken. */
export type ImportedBar = Bar & {
  readonly kind: "imported";
  readonly portal: Portal;
  readonly feedName: string;
};

/** Nights of the same doors that were taken through another row. */
export type ClosedBar = Bar & {
  readonly kind: "closed";
  /** Whether rooms close the house, or the house closes its rooms. */
  readonly by: "rooms" | "house";
  readonly because: "sold" | "paying" | "blocked";
};

export type TimelineBar = BookingBar | HoldBar | BlockBar | ImportedBar | ClosedBar;

/** Nights of a row that a portal sold and that were ours already. */
export type DisputedStay = Stay & { readonly conflictId: string; readonly feedName: string };

export type TimelineRow = {
  readonly listingId: string;
  readonly name: string;
  readonly published: boolean;
  /** What each night costs, from the first that is shown on. */
  readonly prices: readonly NightPrice[];
  /** The rooms with a door that it takes: rows that share one close each other. */
  readonly physicalRoomIds: readonly number[];
  readonly bars: readonly TimelineBar[];
  readonly disputes: readonly DisputedStay[];
};

export type Timeline = {
  readonly today: Day;
  readonly now: number;
  readonly rows: readonly TimelineRow[];
  /** In each night from the first on: rooms with a door that count, and how many of them are taken. */
  readonly rooms: readonly number[];
  readonly taken: readonly number[];
};

/** Who has nights that somebody else wants, for the owner's eyes. */
export type Taker =
  | { readonly kind: "hold"; readonly endsAt: number }
  | (Stay & { readonly kind: "booking"; readonly guestName: string | null })
  | (Stay & { readonly kind: "block"; readonly note: string })
  | (Stay & { readonly kind: "imported"; readonly feedName: string });

export type StayChange = { readonly listingId: string; readonly stay: Stay };

/**
 * What becomes of the price when a stay changes: by the list, with the difference left as balance
 * or given back to the card; or kept as agreed.
 */
export const priceChoices = ["list", "list-and-refund", "keep"] as const;
export type PriceChoice = (typeof priceChoices)[number];

export type ChangePreview = {
  readonly takers: readonly Taker[];
  /** Too many people for the other room. */
  readonly tooManyGuests: boolean;
  readonly total: Centavos;
  readonly listTotal: Centavos;
  /** What the list's price would give back to the card. */
  readonly refund: Centavos;
  /** The price was made by word of mouth and stays, unless somebody decides otherwise. */
  readonly agreed: boolean;
  /** As many nights in the same room, so that keeping the price makes no new one. */
  readonly sameWorth: boolean;
  /** What this person may choose. */
  readonly choices: readonly PriceChoice[];
};

export type TimelineApi = {
  /** Every listing, from the day `from` up to but not including `until`. */
  timeline(from: Day, until: Day): Promise<Timeline>;
  findTakers(change: StayChange, exceptBookingId?: string): Promise<readonly Taker[]>;
  previewStayChange(bookingId: string, change: StayChange): Promise<ChangePreview>;
  /** A version that is not the newest is refused. A guest who does not know yet gets a mail. */
  changeStay(
    bookingId: string,
    version: number,
    change: StayChange,
    price: PriceChoice,
    guestKnows?: boolean,
  ): Promise<void>;
  block(listingId: string, stay: Stay, note: string): Promise<void>;
  unblock(blockId: string): Promise<void>;
};
