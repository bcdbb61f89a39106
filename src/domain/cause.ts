/** Who changed a booking, and through which channel. */
export type Cause = {
  readonly actor: "visitor" | "provider" | "system" | `person:${string}`;
  readonly source: "site" | "webhook" | "return" | "reconciler" | "timetable" | "admin" | "command";
};
