import { nearestFreeStays } from "./alternatives.ts";
import { combinationsBeside, type FreeRoom, isLargeEnough } from "./combinations.ts";
import { addDays, type Day } from "./day.ts";
import type { Guests } from "./guests.ts";
import type { Centavos } from "./money.ts";
import { quote } from "./quote.ts";
import { nightCount, type Stay } from "./stay.ts";
import { isBookable, refuseStay, type StayRefusal, type StayRules } from "./stay-rules.ts";

/** A free stay with the lowest total for the party; null if the server does not send it. */
export type FreeStay = Stay & { readonly from: Centavos | null };

export type NearestFree = {
  /** False if no listing takes so many people, on any date. */
  readonly fits: boolean;
  /** Nearest first, none overlapping another. */
  readonly stays: readonly FreeStay[];
  /** Why every listing would refuse the stay even if free; null if one would accept it. */
  readonly refusal: StayRefusal | null;
};

/** A listing, and what decides whether a stay there is possible. */
type Room = FreeRoom & {
  readonly wholeHouse: boolean;
  readonly rules: StayRules;
  readonly reserved: ReadonlySet<Day>;
};

type Wish = { readonly stay: Stay; readonly guests: Guests; readonly rooms: number };

type Circumstances = {
  readonly local: { readonly day: Day; readonly time: string };
  readonly sameDayTurnover: boolean;
};

const OFFERED = 2;

/** Free stays of the same length in any listing or listings together, for a search without results. */
export function nearestFree(
  listed: readonly Room[],
  wish: Wish,
  { local, sameDayTurnover }: Circumstances,
): NearestFree {
  const { stay } = wish;
  const large = listed.filter((room) => isLargeEnough(room, wish));
  const rooms = large.length > 0 ? large : listed;
  const knownOf = ({ reserved }: Room) => ({ reserved, sameDayTurnover });
  const least = (asked: Stay) => {
    const free = listed.filter((room) => isBookable(asked, room, local, knownOf(room)));
    return leastTotal(free, { ...wish, stay: asked });
  };
  // Never tonight: same-day booking may close before the visitor decides.
  const isOffered = (asked: Stay) => asked.checkIn > local.day && least(asked) !== null;
  const refusals = rooms.map((room) =>
    refuseStay(stay, room.rules, room.rates.seasons, local, knownOf(room)),
  );
  return {
    fits: leastTotal(listed, wish) !== null,
    stays: nearestFreeStays(fromTodayOn(stay, local.day), isOffered, OFFERED).map((free) => ({
      ...free,
      from: least(free),
    })),
    refusal: mildestOf(refusals, stay),
  };
}

/** As the list of rooms would offer them: one room or, if none takes the party, a combination. */
function leastTotal(rooms: readonly Room[], wish: Wish): Centavos | null {
  const alone = rooms
    .filter((room) => isLargeEnough(room, wish))
    .map(({ rates }) => quote(rates, wish.stay, wish.guests).total);
  const together = combinationsBeside(rooms, wish).map(({ total }) => total);
  const totals = [...alone, ...together];
  return totals.length > 0 ? Math.min(...totals) : null;
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
