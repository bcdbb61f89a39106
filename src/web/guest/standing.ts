import type { GuestBooking, StayPhase } from "../../contract/guest-api.ts";

/** What the page's heading is about. */
export type Standing =
  | StayPhase
  | "held"
  | "expired"
  | "change-asked"
  | "change-paying"
  | "cancelled"
  | "owed"
  | "on-its-way"
  | "money-back"
  | "by-hand"
  | "refunded";

type Stood = Pick<GuestBooking, "state" | "phase" | "moneyBack" | "amountBack" | "change">;

/** An amount is named only where all of it is in the same state. */
export function standingOf(booking: Stood): Standing {
  const { state, phase, change } = booking;
  if (state === "cancelled") return booking.amountBack ? backs[booking.moneyBack] : "cancelled";
  if (state !== "confirmed") return state;
  if (phase !== "ahead" && phase !== "today") return phase;
  if (change?.state === "asked") return "change-asked";
  return change?.state === "paying" ? "change-paying" : phase;
}

const backs = {
  none: "cancelled",
  owed: "owed",
  "on-its-way": "on-its-way",
  done: "money-back",
  "by-hand": "by-hand",
} as const;

/** The stay is still to come, or going on. */
export function isAlive({ state, phase }: Stood): boolean {
  return state === "confirmed" && phase !== "stayed" && phase !== "no-show";
}
