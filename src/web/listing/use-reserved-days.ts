import { useState } from "react";
import type { Day } from "../../domain/day.ts";
import { browserApi } from "../browser-api.ts";
import type { LoadedRoom } from "./load-listing.ts";

/** Of each room; null while unknown. */
export type Days = readonly (ReadonlySet<Day> | null)[];

export type ReservedDays = {
  readonly days: Days;
  readonly isKnown: boolean;
  readonly isLoading: boolean;
  refresh(): Promise<Days>;
};

export function useReservedDays(rooms: readonly LoadedRoom[]): ReservedDays {
  const [days, setDays] = useState<Days>(() =>
    rooms.map(({ reserved }) => reserved && new Set(reserved)),
  );
  const [isLoading, setLoading] = useState(false);

  async function refresh() {
    setLoading(true);
    const fresh = await Promise.all(rooms.map(({ listing }) => daysOf(listing.id)));
    setDays(fresh);
    setLoading(false);
    return fresh;
  }

  return { days, isKnown: areKnown(days), isLoading, refresh };
}

export const areKnown = (days: Days) => days.every((of) => of !== null);

/** On failure discard the old days: a stale day must not look free. */
function daysOf(listingId: string): Promise<ReadonlySet<Day> | null> {
  return browserApi()
    .listReservedDays(listingId)
    .then((list) => (Array.isArray(list) ? new Set<Day>(list) : null))
    .catch(() => null);
}
