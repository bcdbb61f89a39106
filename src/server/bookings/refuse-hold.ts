import { type Day, localTime } from "../../domain/day.ts";
import { includesReservedDay } from "../../domain/stay.ts";
import { refuseStay, type StayRefusal } from "../../domain/stay-rules.ts";
import type { HoldOutcome, HoldRequest, RoomWish } from "./hold-request.ts";

type Wanted = Pick<HoldRequest, "stay" | "property"> & Pick<RoomWish, "listing">;

/** Checks the property's rules, given the reserved days around the stay. */
export function refuseHold(
  { listing, stay, property }: Wanted,
  reserved: ReadonlySet<Day>,
  now: number,
): StayRefusal | null {
  const local = localTime(property.timeZone, now);
  const known = { reserved, sameDayTurnover: property.sameDayTurnover };
  return refuseStay(stay, listing.rules, listing.rates.seasons, local, known);
}

/** The same check behind the locks, where the answer is final. */
export function refuseLocked(
  wanted: Wanted,
  reserved: ReadonlySet<Day>,
  now: number,
): HoldOutcome | null {
  const { stay, property } = wanted;
  if (includesReservedDay(stay, reserved, property.sameDayTurnover)) return { kind: "taken" };
  const refusal = refuseHold(wanted, reserved, now);
  return refusal?.reason === "too-short" ? { kind: "too-short" } : null;
}
