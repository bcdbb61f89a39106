import type { FeedAnswer, Portal } from "../../domain/feed.ts";
import type { Stay } from "../../domain/stay.ts";
import type { Taker } from "./timeline.ts";

/** How it stands with one calendar that we read. Instants are epoch milliseconds. */
export type Feed = {
  readonly id: string;
  readonly listingId: string;
  readonly listingName: string;
  readonly name: string;
  readonly portal: Portal;
  /** Of the last try; null before the first. */
  readonly answer: FeedAnswer | null;
  readonly triedAt: number | null;
  /** The age of what we know. */
  readonly answeredAt: number | null;
  readonly nextTryAt: number;
  /** When the portal last read our calendar; null if it never did. */
  readonly readAt: number | null;
  /** Older than the owner's limit. */
  readonly silent: boolean;
  /** What it says from today on. */
  readonly stays: number;
  readonly nights: number;
  /** Stays of it that only repeat our own. */
  readonly echoes: number;
  readonly conflicts: number;
};

/** With the two addresses, which are secrets between the owner and the portal. */
export type ConnectedFeed = Feed & {
  readonly url: string;
  /** Ours, for this portal to read. */
  readonly addressForPortal: string;
};

export type RoomChannels = {
  /** Our calendar of this listing for anybody else. */
  readonly address: string;
  /** Closes the next 60 days on the site while one of the calendars is silent. */
  readonly closeWhenSilent: boolean;
  readonly silenceMinutes: number;
  readonly feeds: readonly ConnectedFeed[];
};

export type NewFeed = { readonly name: string; readonly portal: Portal; readonly url: string };

export type FeedProblems = {
  readonly name?: "missing" | "too-long";
  readonly url?: "no-address" | "known-already" | "our-own";
};

/** Ours that stand on nights a portal has sold. */
export type DisputedTaker = Taker & {
  /** Bookings and those about to be paid have one. */
  readonly bookingId: string | null;
  readonly version: number | null;
  readonly blockId: string | null;
  /** Listings in which all of them fit and that are free for the whole stay, the best first. */
  readonly freeRooms: readonly { readonly listingId: string; readonly name: string }[];
};

export type Conflict = {
  readonly id: string;
  readonly state: "open" | "ignored" | "over";
  readonly feedName: string;
  readonly portal: Portal;
  readonly listingId: string;
  readonly listingName: string;
  /** What the portal sold, and the runs of it that were ours already. */
  readonly stay: Stay;
  readonly disputed: readonly Stay[];
  readonly foundAt: number;
  readonly takers: readonly DisputedTaker[];
};

export type ChannelsApi = {
  listFeeds(): Promise<readonly Feed[]>;
  roomChannels(roomId: string): Promise<RoomChannels>;
  addFeed(roomId: string, feed: NewFeed): Promise<FeedProblems>;
  /** The portal has another address for it now; what it brought stays. */
  changeFeedAddress(feedId: string, url: string): Promise<FeedProblems>;
  /** Frees the nights it brought. */
  removeFeed(feedId: string): Promise<void>;
  /** Looks at the portal's calendar now and says how that went. */
  syncFeed(feedId: string): Promise<FeedAnswer>;
  /** The owner has checked: a calendar that is empty now may free the nights it had. */
  acceptEmptyFeed(feedId: string): Promise<FeedAnswer>;
  /** A new secret address; the old ones are dead, those given to portals too. */
  renewAddress(roomId: string): Promise<void>;
  closeWhenSilent(roomId: string, close: boolean): Promise<void>;
  getConflict(conflictId: string): Promise<Conflict>;
  ignoreConflict(conflictId: string): Promise<void>;
};
