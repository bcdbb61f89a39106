/** The portals whose calendars we read. */
export const portals = ["airbnb", "booking", "other"] as const;

export type Portal = (typeof portals)[number];

/** How the last look at a portal's calendar ended. Only the first two count as an answer. */
export type FeedAnswer =
  | "read"
  /** Some of its events could not be understood: what it adds is taken, nothing is freed. */
  | "partly-read"
  /** A calendar without a single event, where there were some: frees nothing until a person agrees. */
  | "empty"
  | "not-a-calendar"
  | "broken"
  | "too-large"
  | "too-many-events"
  | "too-slow"
  | "unreachable"
  | "forbidden-address"
  | "too-many-redirects"
  /** The portal said no (4xx) or failed (5xx). */
  | "refused"
  | "failed";

/** Something was learnt about what the portal sold. */
export function isGoodAnswer(answer: FeedAnswer): answer is "read" | "partly-read" {
  return answer === "read" || answer === "partly-read";
}
