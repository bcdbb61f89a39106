import { addDays, type Day } from "./day.ts";

/** Portals whose feeds we read. */
export const portals = ["airbnb", "booking", "other"] as const;

export type Portal = (typeof portals)[number];

/**
 * What a portal calls an event of its calendar. Many portals say neither ('unsaid'); then it is a
 * guest's until the owner says that it is only closed. 'ours': an echo of our own event.
 */
export type EventSale = "sold" | "closed" | "unsaid" | "ours";

/** The outcome of a read. Only the first two count as successful. */
export type FeedAnswer =
  | "read"
  /** Some events were unreadable: new nights are taken, but none is freed. */
  | "partly-read"
  /** Empty, although it had events before: frees nothing until a person confirms. */
  | "empty"
  | "not-a-calendar"
  | "broken"
  | "too-large"
  | "too-many-events"
  | "too-slow"
  | "unreachable"
  | "forbidden-address"
  | "too-many-redirects"
  /** A 4xx or 5xx response. */
  | "refused"
  | "failed";

/** Whether the read told us anything about the portal's sales. */
export function isGoodAnswer(answer: FeedAnswer): answer is "read" | "partly-read" {
  return answer === "read" || answer === "partly-read";
}

/**
 * Earlier stays are not gone if they are missing: clocks differ, and some portals drop what begins
 * today.
 */
export const firstAhead = (today: Day) => addDays(today, 2);
