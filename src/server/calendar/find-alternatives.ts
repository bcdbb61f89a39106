import { ALTERNATIVES_WITHIN_DAYS, nearestFreeStays } from "../../domain/alternatives.ts";
import { addDays, localTime } from "../../domain/day.ts";
import type { Listing } from "../../domain/listing.ts";
import type { Property } from "../../domain/property.ts";
import type { Stay } from "../../domain/stay.ts";
import { refuseStay } from "../../domain/stay-rules.ts";
import type { Deps } from "../deps.ts";
import { reservedDays } from "./reserved-days.ts";

/** What to say instead of a bare no: the nearest stays of the same length that are free. */
export async function findAlternatives(
  deps: Deps,
  wish: { listing: Listing; property: Property; stay: Stay; visitorId: string | null },
): Promise<Stay[]> {
  const { listing, property, stay, visitorId } = wish;
  const from = addDays(stay.checkIn, -ALTERNATIVES_WITHIN_DAYS);
  const until = addDays(stay.checkOut, ALTERNATIVES_WITHIN_DAYS + 1);
  const reserved = await reservedDays(deps.db, listing.id, from, until, visitorId);
  const local = localTime(property.timeZone, deps.clock());
  return nearestFreeStays(
    stay,
    new Set(reserved),
    property.sameDayTurnover,
    (candidate) => refuseStay(candidate, listing.rules, listing.rates.seasons, local) === null,
  );
}
