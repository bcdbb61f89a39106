import type { StayChange } from "../../../contract/owner/timeline.ts";
import { parseDay } from "../../../domain/day.ts";
import { makeStay, type Stay } from "../../../domain/stay.ts";

/** A room and its days out of an address; null when the days are not a stay. */
export function readChange(query: URLSearchParams): StayChange | null {
  const stay = readStay(query.get("de") ?? "", query.get("ate") ?? "");
  return stay && { listingId: query.get("quarto") ?? "", stay };
}

export function readStay(from: string, until: string): Stay | null {
  const [checkIn, checkOut] = [parseDay(from), parseDay(until)];
  return checkIn && checkOut ? makeStay(checkIn, checkOut) : null;
}
