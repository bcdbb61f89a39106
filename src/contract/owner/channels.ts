import type { FeedAnswer, Portal } from "../../domain/feed.ts";
import type { Stay } from "../../domain/stay.ts";
import type { Taker } from "./timeline.ts";

/** The state of one feed. Instants are epoch milliseconds. */
export type Feed = {
  readonly id: string;
  readonly listingId: string;
  readonly listingName: string;
  readonly name: string;
  readonly portal: Portal;
  /** Of the last read; null before the first. */
  readonly answer: FeedAnswer | null;
  readonly triedAt: number | null;
  /** When the feed was last read successfully. */
  readonly answeredAt: number | null;
  readonly nextTryAt: number;
  /** When the portal last read our calendar; null if it never did. */
  readonly readAt: number | null;
  /** Stale for longer than the owner's limit. */
  readonly silent: boolean;
  /** Upcoming stays. */
  readonly stays: number;
  readonly nights: number;
  /** Stays that are echoes of our own. */
  readonly echoes: number;
  readonly conflicts: number;
};

/** With both URLs, which are secrets between the owner and the portal. */
export type ConnectedFeed = Feed & {
  readonly url: string;
  /** Our calendar URL for this portal. */
  readonly addressForPortal: string;
};

export type ListingChannels = {
  /** Our calendar URL of this listing for anybody else. */
  readonly address: string;
  /** Closes the next 60 days on the site while one of the feeds is silent. */
  readonly closeWhenSilent: boolean;
  readonly silenceMinutes: number;
  readonly feeds: readonly ConnectedFeed[];
};

export type NewFeed = { readonly name: string; readonly portal: Portal; readonly url: string };

export type FeedProblems = {
  readonly name?: "missing" | "too-long";
  readonly url?: "no-address" | "known-already" | "our-own";
};

/** One of our takers on nights that a portal has sold. */
export type DisputedTaker = Taker & {
  /** Set for bookings and holds. */
  readonly bookingId: string | null;
  /** The room that is disputed, if its booking has several. */
  readonly stayId: string | null;
  readonly version: number | null;
  readonly blockId: string | null;
  /** Listings that are free for the whole stay and large enough, best first. */
  readonly freeListings: readonly { readonly listingId: string; readonly name: string }[];
};

export type Conflict = {
  readonly id: string;
  readonly state: "open" | "ignored" | "over";
  readonly feedName: string;
  readonly portal: Portal;
  readonly listingId: string;
  readonly listingName: string;
  /** What the portal sold, and the parts of it that were ours already. */
  readonly stay: Stay;
  readonly disputed: readonly Stay[];
  readonly foundAt: number;
  readonly takers: readonly DisputedTaker[];
};
