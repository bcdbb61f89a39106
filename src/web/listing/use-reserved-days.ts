import { useState } from "react";
import type { Day } from "../../domain/day.ts";
import { browserApi } from "../browser-api.ts";

export type ReservedDays = {
  /** Null while unknown. */
  readonly days: ReadonlySet<Day> | null;
  readonly isLoading: boolean;
  refresh(): Promise<ReadonlySet<Day> | null>;
};

export function useReservedDays(listingId: string, loaded: readonly Day[] | null): ReservedDays {
  const [days, setDays] = useState(() => loaded && new Set(loaded));
  const [isLoading, setLoading] = useState(false);

  async function refresh() {
    setLoading(true);
    // On failure discard the old days: a stale day must not look free.
    const fresh = await browserApi()
      .listReservedDays(listingId)
      .then((list) => (Array.isArray(list) ? new Set<Day>(list) : null))
      .catch(() => null);
    setDays(fresh);
    setLoading(false);
    return fresh;
  }

  return { days, isLoading, refresh };
}
