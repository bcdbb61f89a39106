import { nearestFreeStays } from "./alternatives.ts";
import { addDays, type Day } from "./day.ts";
import type { Guests } from "./guests.ts";
import type { Centavos } from "./money.ts";
import { quote, type Rates } from "./quote.ts";
import { nightCount, type Stay } from "./stay.ts";
import { isBookable, refuseStay, type StayRefusal, type StayRules } from "./stay-rules.ts";

/** A free stay with the lowest total of the listings that have it; null if that is not told. */
export type FreeStay = Stay & { readonly from: Centavos | null };

export type NearestFree = {
  /** False if no listing takes so many people, on any date. */
  readonly fits: boolean;
  /** Nearest first, none overlapping another. */
  readonly stays: readonly FreeStay[];
  /** Why every listing would refuse the stay even if free; null if one would accept it. */
  readonly refusal: StayRefusal | null;
};

/** The part of a listing that decides whether a stay is possible, and what it costs. */
type Room = {
  readonly rules: StayRules;
  readonly rates: Rates;
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
  { stay, guests }: { readonly stay: Stay; readonly guests: Guests },
  { local, sameDayTurnover }: Circumstances,
): NearestFree {
  const knownOf = ({ reserved }: Room) => ({ reserved, sameDayTurnover });
  const freeIn = (asked: Stay) =>
    rooms.filter((room) => isBookable(asked, room, local, knownOf(room)));
  // Never tonight: same-day booking may close before the visitor decides.
  const isOffered = (asked: Stay) => asked.checkIn > local.day && freeIn(asked).length > 0;
  const least = (asked: Stay) =>
    Math.min(...freeIn(asked).map(({ rates }) => quote(rates, asked, guests).total));
  const refusals = rooms.map((room) =>
    refuseStay(stay, room.rules, room.rates.seasons, local, knownOf(room)),
  );
  return {
    fits: rooms.length > 0,
    stays: nearestFreeStays(fromTodayOn(stay, local.day), isOffered, OFFERED).map((free) => ({
      ...free,
      from: least(free),
    })),
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
