import type { Selectable } from "kysely";
import type { BookingTable } from "../database/tables.ts";

/** A booking as it is kept, from its first minute as a hold on. */
export type Booking = Selectable<BookingTable>;

/** Who did something to a booking, and through which door it came in. */
export type Cause = {
  readonly actor: "visitor" | "provider" | "system" | `person:${string}`;
  readonly source: "site" | "webhook" | "return" | "reconciler" | "timetable" | "admin" | "command";
};
