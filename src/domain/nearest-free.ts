import { nearestFreeStays } from "./alternatives.ts";
import { addDays, type Day, daysBetween } from "./day.ts";
import type { Season } from "./season.ts";
import { nightCount, type Stay } from "./stay.ts";
import { refuseStay, type StayRefusal, type StayRules } from "./stay-rules.ts";

export type NearestFree = {
  /** False if no listing takes so many people, on any date. */
  readonly fits: boolean;
  /** Nearest first. */
  readonly stays: readonly Stay[];
  /** Why every listing would refuse the stay even if free; null if one would accept it. */
  readonly refusal: StayRefusal | null;
};

/** The part of a listing that decides whether a stay is possible. */
type Room = {
  readonly rules: StayRules;
  readonly seasons: readonly Season[];
  readonly reserved: ReadonlySet<Day>;
};

type Circumstances = {
  readonly local: { readonly day: Day; readonly time: string };
  readonly sameDayTurnover: boolean;
};

const OFFERED = 2;

/** Free stays of the same length in any large enough listing, for a search without results. */
export function nearestFree(
  rooms: readonly Room[],
  stay: Stay,
  { local, sameDayTurnover }: Circumstances,
): NearestFree {
  const wanted = fromTodayOn(stay, local.day);
  const perRoom = rooms.map(({ rules, seasons, reserved }) => {
    const known = { reserved, sameDayTurnover };
    const refuse = (asked: Stay) => refuseStay(asked, rules, seasons, local, known);
    // Never tonight: same-day booking may close before the visitor decides.
    const isOffered = (free: Stay) => free.checkIn > local.day && refuse(free) === null;
    return { stays: nearestFreeStays(wanted, known, isOffered), refusal: refuse(stay) };
  });
  const found = perRoom.flatMap(({ stays }) => stays);
  const refusals = perRoom.map(({ refusal }) => refusal);
  return {
    fits: rooms.length > 0,
    stays: nearestFirst(found, wanted).slice(0, OFFERED),
    refusal: mildestOf(refusals, stay),
  };
}

/** Moves a past stay to begin today, with the same length. */
export function fromTodayOn(stay: Stay, today: Day): Stay {
  if (stay.checkIn >= today) return stay;
  return { checkIn: today, checkOut: addDays(today, nightCount(stay)) };
}

/** The refusal that asks for the smallest change in the number of nights. */
function mildestOf(refusals: readonly (StayRefusal | null)[], stay: Stay): StayRefusal | null {
  const change = (refusal: StayRefusal) =>
    "nights" in refusal ? Math.abs(refusal.nights - nightCount(stay)) : 0;
  const all = refusals.filter((refusal) => refusal !== null);
  const [mildest = null] = all.sort((one, other) => change(one) - change(other));
  return all.length === refusals.length ? mildest : null;
}

function nearestFirst(stays: readonly Stay[], wanted: Stay): Stay[] {
  const distance = ({ checkIn }: Stay) => Math.abs(daysBetween(wanted.checkIn, checkIn));
  const distinct = new Map(stays.map((stay) => [stay.checkIn, stay]));
  return [...distinct.values()].sort((a, b) => distance(a) - distance(b));
}
