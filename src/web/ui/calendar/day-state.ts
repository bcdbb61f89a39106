import { addDays, type Day } from "../../../domain/day.ts";
import { nightsOf, type Stay } from "../../../domain/stay.ts";

export type Picking = "check-in" | "check-out";

export type Choice = {
  readonly picking: Picking;
  readonly checkIn: Day | null;
  readonly checkOut: Day | null;
  /** Null while unknown: then no day counts as free. */
  readonly reserved: ReadonlySet<Day> | null;
  readonly today: Day;
  /** The first check-out day while no check-in is chosen; if missing, any day. */
  readonly leaveFrom?: Day;
  readonly sameDayTurnover: boolean;
  /** The last day that can be chosen; if missing, any day. */
  readonly last?: Day;
  /** The nights that are the guest's already, for a change. */
  readonly own?: Stay;
  /** The reserved days are those on which no room at all is free. */
  readonly isWholeHouse?: boolean;
};

export type DayState = {
  readonly selectable: boolean;
  readonly note: "reserved" | "check-out-only" | "past" | "too-far" | "unknown" | null;
  readonly place: "check-in" | "check-out" | "inside" | null;
};

export function dayState(of: Day, choice: Choice): DayState {
  const place = placeOf(of, choice);
  if (of < earliest(choice)) return { selectable: false, note: noteBefore(of, choice), place };
  if (choice.last && of > choice.last) return { selectable: false, note: "too-far", place };
  if (!choice.reserved?.has(of)) {
    return { selectable: true, note: choice.reserved ? null : "unknown", place };
  }
  const leaving = canLeaveOn(of, choice, choice.reserved);
  return { selectable: leaving, note: leaving ? "check-out-only" : "reserved", place };
}

export function isOwnNight(of: Day, { own }: Choice): boolean {
  return own !== undefined && own.checkIn <= of && of < own.checkOut;
}

function earliest({ picking, checkIn, today, leaveFrom }: Choice): Day | "" {
  return picking === "check-in" ? today : (checkIn ?? leaveFrom ?? "");
}

function noteBefore(of: Day, { reserved, today }: Choice): DayState["note"] {
  if (of < today) return "past";
  return reserved?.has(of) ? "reserved" : null;
}

/** With same-day turnover, the first taken night after free ones is still a check-out day. */
function canLeaveOn(of: Day, choice: Choice, reserved: ReadonlySet<Day>): boolean {
  const { picking, sameDayTurnover, checkIn } = choice;
  if (!sameDayTurnover || picking === "check-in" || of === checkIn) return false;
  const nights = checkIn ? nightsOf({ checkIn, checkOut: of }) : [addDays(of, -1)];
  return !nights.some((night) => reserved.has(night));
}

function placeOf(of: Day, { checkIn, checkOut }: Choice): DayState["place"] {
  if (of === checkIn) return "check-in";
  if (of === checkOut) return "check-out";
  return checkIn && checkOut && checkIn < of && of < checkOut ? "inside" : null;
}
