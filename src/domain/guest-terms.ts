/** What the owner lets guests do on their own page. */
export type GuestTerms = {
  readonly cancel: boolean;
  /** Dates, room and people: at once until some days before arrival, as a request, or not at all. */
  readonly change: "self" | "request" | "none";
  /** The last day for a change at once, in days before arrival. */
  readonly changeUntilDays: number;
  /** Arrival time, names and wishes. */
  readonly tell: boolean;
};
