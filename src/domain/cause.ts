/** Who did something, and which way it came in. */
export type Cause = {
  readonly actor: "visitor" | "provider" | "portal" | "system" | `person:${string}`;
  readonly source: "site" | "webhook" | "return" | "reconciler" | "timetable" | "admin" | "command";
};
