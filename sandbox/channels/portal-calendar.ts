import type { Day } from "../../src/domain/day.ts";
import { nightsOf, type Stay } from "../../src/domain/stay.ts";

/** A guest booked on the portal. */
export type Sale = Stay & {
  readonly uid: string;
  readonly code: string;
  readonly phoneEnding: string;
};

/** How the portal fared with our calendar. The reason is for the host to read. */
export type Reading =
  | { readonly kind: "read"; readonly nights: number }
  | { readonly kind: "unchanged" }
  | { readonly kind: "not-read"; readonly reason: string };

/** Our calendar, since the host pasted its address. Undone as a whole when she takes it off. */
export type Connection = {
  readonly url: string;
  etag: string | null;
  imported: ReadonlySet<Day>;
  last: { readonly at: number; readonly reading: Reading } | null;
  /** Readings come one after the other: an old answer never overwrites a newer one. */
  queue: Promise<unknown>;
};

/** Everything a portal knows of one listing. */
export type PortalCalendar = {
  readonly listing: string;
  /** Path and query of its feed: whoever knows them may read it. */
  readonly feedPath: string;
  readonly sales: Map<string, Sale>;
  readonly blocked: Set<Day>;
  connection: Connection | null;
};

export function isFree(calendar: PortalCalendar, stay: Stay): boolean {
  const taken = [soldNights(calendar), calendar.blocked, importedNights(calendar)];
  return nightsOf(stay).every((night) => taken.every((nights) => !nights.has(night)));
}

/** Closed without a sale. A night has one state on a portal, and sold is the stronger one. */
export function closedNights(calendar: PortalCalendar): Set<Day> {
  return calendar.blocked.union(importedNights(calendar)).difference(soldNights(calendar));
}

export function importedNights({ connection }: PortalCalendar): ReadonlySet<Day> {
  return connection?.imported ?? new Set();
}

function soldNights({ sales }: PortalCalendar): Set<Day> {
  return new Set([...sales.values()].flatMap(nightsOf));
}
