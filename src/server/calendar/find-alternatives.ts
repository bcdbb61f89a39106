import { ALTERNATIVES_WITHIN_DAYS, nearestFreeStays } from "../../domain/alternatives.ts";
import { addDays, type Day, localTime } from "../../domain/day.ts";
import type { Property } from "../../domain/property.ts";
import { daysThatDecide, type Stay } from "../../domain/stay.ts";
import { refuseStay } from "../../domain/stay-rules.ts";
import type { Database } from "../database/connect.ts";
import type { Deps } from "../deps.ts";
import type { ListingWithRooms } from "../listings/get-listing.ts";
import { reservedDays } from "./reserved-days.ts";

export type Wish = {
  readonly listing: ListingWithRooms;
  readonly property: Property;
  readonly stay: Stay;
  readonly visitorId: string | null;
};

/** The days taken from a month before the wanted stay to a month after it, and what decides there. */
export async function reservedAround(db: Database, wish: Wish): Promise<ReadonlySet<Day>> {
  const { listing, stay, visitorId } = wish;
  const { from } = daysThatDecide({
    ...stay,
    checkIn: addDays(stay.checkIn, -ALTERNATIVES_WITHIN_DAYS),
  });
  const { until } = daysThatDecide({
    ...stay,
    checkOut: addDays(stay.checkOut, ALTERNATIVES_WITHIN_DAYS),
  });
  return new Set(await reservedDays(db, listing.id, from, until, visitorId));
}

/** What to say instead of a bare no: the nearest stays of the same length that are free. */
export async function findAlternatives(deps: Deps, wish: Wish): Promise<Stay[]> {
  return alternativesAmong(wish, await reservedAround(deps.db, wish), deps.clock());
}

export function alternativesAmong(wish: Wish, reserved: ReadonlySet<Day>, now: number): Stay[] {
  const { listing, property, stay } = wish;
  const local = localTime(property.timeZone, now);
  const known = { reserved, sameDayTurnover: property.sameDayTurnover };
  const { rules, rates } = listing;
  return nearestFreeStays(
    stay,
    known,
    (candidate) => refuseStay(candidate, rules, rates.seasons, local, known) === null,
  );
}
