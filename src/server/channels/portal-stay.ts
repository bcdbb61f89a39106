import type { FeedAnswer } from "../../domain/feed.ts";
import type { Stay } from "../../domain/stay.ts";

/**
 * Whether the portal calls an event a sale or mere closed nights. Many do not say, and then it may
 * be either, or our own nights coming back.
 */
export type Sale = "sold" | "closed" | "unsaid";

/** One event of a portal's calendar, as nights of the property. */
export type PortalStay = Stay & {
  /** Unlike any other of its calendar, and the same at the next look. */
  readonly uid: string;
  readonly sale: Sale;
};

export type Parsed =
  | {
      readonly kind: "read";
      readonly stays: readonly PortalStay[];
      /** Events that could not be understood, wholly or in part. */
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
