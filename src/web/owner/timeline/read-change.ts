import type { StayChange } from "../../../contract/owner/timeline.ts";
import { parseDay } from "../../../domain/day.ts";
import { makeStay, type Stay } from "../../../domain/stay.ts";

/** A room and its dates from a form or a query; null if the dates are no stay. */
export function readChange(fields: {
  get(name: string): FormDataEntryValue | null;
}): StayChange | null {
  const text = (name: string) => String(fields.get(name) ?? "");
  const stay = readStay(text("de"), text("ate"));
  return stay && { listingId: text("quarto"), stay };
}

export function readStay(from: string, until: string): Stay | null {
  const [checkIn, checkOut] = [parseDay(from), parseDay(until)];
  return checkIn && checkOut ? makeStay(checkIn, checkOut) : null;
}
