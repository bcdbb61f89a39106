import type { Day } from "../../../domain/day.ts";
import { type BookingDraft, draftIn, draftQuery, stayOf } from "./booking-draft.ts";

const KEY = "last-search";

/** Dates and people that were looked at last, in this tab only. */
export function keepSearch(draft: BookingDraft): void {
  const query = draftQuery({ ...draft, picked: null });
  try {
    sessionStorage.setItem(KEY, query.toString());
  } catch {
    // A browser that stores nothing starts every form empty.
  }
}

/** Null if there was none, or its first day has passed. */
export function lastSearch(today: Day): BookingDraft | null {
  try {
    const draft = draftIn(new URLSearchParams(sessionStorage.getItem(KEY) ?? ""));
    const stay = stayOf(draft);
    return stay && stay.checkIn >= today ? draft : null;
  } catch {
    return null;
  }
}
