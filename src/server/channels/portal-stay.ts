import type { FeedAnswer } from "../../domain/feed.ts";
import type { Stay } from "../../domain/stay.ts";

/**
 * Whether the portal calls the event a sale or just closed. Many portals do not say; then it may be
 * either, or an echo.
 */
export type Sale = "sold" | "closed" | "unsaid";

/** One event of a portal's calendar, as nights. */
export type PortalStay = Stay & {
  /** Unique within its calendar and stable across reads. */
  readonly uid: string;
  readonly sale: Sale;
};

export type Parsed =
  | {
      readonly kind: "read";
      readonly stays: readonly PortalStay[];
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
