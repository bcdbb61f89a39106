import type { StayChange } from "../../../contract/owner/timeline.ts";
import { parseDay } from "../../../domain/day.ts";
import { makeStay, type Stay } from "../../../domain/stay.ts";

/** A room, its days and people out of an address; null when the days are not a stay. */
export function readChange(query: URLSearchParams): StayChange | null {
  const stay = readStay(query.get("de") ?? "", query.get("ate") ?? "");
  const stayId = query.get("estadia");
  const which = stayId ? { stayId } : {};
  return stay && { ...which, listingId: query.get("quarto") ?? "", stay, ...readParty(query) };
}

/** Without people in the URL the party stays the same. */
function readParty(query: URLSearchParams): Pick<StayChange, "guests"> {
  if (!query.has("adultos")) return {};
  const [adults, childrenUpTo12, childrenAbove12] = [
    Number(query.get("adultos") || "NaN"),
    Number(query.get("criancas")),
    Number(query.get("jovens")),
  ];
  return { guests: { adults, childrenUpTo12, childrenAbove12 } };
}

export function readStay(from: string, until: string): Stay | null {
  const [checkIn, checkOut] = [parseDay(from), parseDay(until)];
  return checkIn && checkOut ? makeStay(checkIn, checkOut) : null;
}
