/** How a portal responds to requests for its feeds. */
export const FEED_MODES = [
  "normal",
  /** Accepts the connection and never answers. */
  "silent",
  /** 503 */
  "down",
  /** 404 */
  "gone",
  /** A log-in page, with status 200. */
  "html",
  /** A valid calendar without events. */
  "empty",
  /** Cut in the middle of an event. */
  "truncated",
  /** Random bytes that claim to be a calendar. */
  "rubbish",
  /** A valid response, a few bytes at a time. */
  "slow",
] as const;

export type FeedMode = (typeof FEED_MODES)[number];
