import type { Day } from "../../src/domain/day.ts";
import { nightsOf, type Stay } from "../../src/domain/stay.ts";

/** A guest booked on the portal. */
export type Sale = Stay & {
  readonly uid: string;
  readonly code: string;
  readonly phoneEnding: string;
};

/** The outcome of the portal's read of our calendar. The reason is for the host. */
export type Reading =
  | { readonly kind: "read"; readonly nights: number }
  | { readonly kind: "unchanged" }
  | { readonly kind: "not-read"; readonly reason: string };

/** Our calendar's URL as the host pasted it. Removing it drops all its nights. */
export type Connection = {
  readonly url: string;
  etag: string | null;
  imported: ReadonlySet<Day>;
  last: { readonly at: number; readonly reading: Reading } | null;
  /** Reads are serialised: an old response never overwrites a newer one. */
  queue: Promise<unknown>;
};

/** All that a portal knows of one listing. */
export type PortalCalendar = {
  readonly listing: string;
  /** Path and query of its feed, which are secret. */
  readonly feedPath: string;
  readonly sales: Map<string, Sale>;
  readonly blocked: Set<Day>;
  connection: Connection | null;
};

export function isFree(calendar: PortalCalendar, stay: Stay): boolean {
  const taken = [soldNights(calendar), calendar.blocked, importedNights(calendar)];
  return nightsOf(stay).every((night) => taken.every((nights) => !nights.has(night)));
}

/** Closed without a sale. A night has one state on a portal, and sold wins. */
export function closedNights(calendar: PortalCalendar): Set<Day> {
  return calendar.blocked.union(importedNights(calendar)).difference(soldNights(calendar));
}

export function importedNights({ connection }: PortalCalendar): ReadonlySet<Day> {
  return connection?.imported ?? new Set();
}

function soldNights({ sales }: PortalCalendar): Set<Day> {
  return new Set([...sales.values()].flatMap(nightsOf));
}
