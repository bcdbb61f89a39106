import type { EventSale, FeedAnswer } from "../../domain/feed.ts";
import type { Stay } from "../../domain/stay.ts";

/** What the event's own text says, before it is known whether it is an echo of ours. */
export type Sale = Exclude<EventSale, "ours">;

/** One event of a portal's calendar, as nights. */
export type PortalEvent = Stay & {
  /** Unique within its calendar and stable across reads. */
  readonly uid: string;
  readonly sale: Sale;
};

export type Parsed =
  | {
      readonly kind: "read";
      readonly stays: readonly PortalEvent[];
      /** Events that were not understood, wholly or in part. */
      readonly unreadable: number;
    }
  | { readonly kind: "failed"; readonly answer: FeedAnswer };

export type Fetched =
  | {
      readonly kind: "calendar";
      readonly text: string;
      readonly etag: string | null;
      readonly lastModified: string | null;
    }
  | { readonly kind: "unchanged" }
  | { readonly kind: "failed"; readonly answer: FeedAnswer };
