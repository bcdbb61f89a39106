/** Who made a change, and through which entrance. */
export type Cause = {
  readonly actor: "visitor" | "provider" | "portal" | "system" | `person:${string}`;
  readonly source: "site" | "webhook" | "return" | "reconciler" | "timetable" | "admin" | "command";
};
