/** Who did something to a booking, and through which door it came in. */
export type Cause = {
  readonly actor: "visitor" | "provider" | "system" | `person:${string}`;
  readonly source: "site" | "webhook" | "return" | "reconciler" | "timetable" | "admin" | "command";
};
