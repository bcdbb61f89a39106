import { useEffect, useState } from "react";
import type { NearestFree } from "../../domain/nearest-free.ts";
import { browserApi } from "../browser-api.ts";
import { type RoomSearch, toListingSearch } from "./room-search.ts";

/**
 * Looks only once a search for a stay has found nothing. Undefined while it looks; null where there
 * is nothing to look for, or the look has failed.
 */
export function useNearestFree(search: RoomSearch): NearestFree | null | undefined {
  const [found, setFound] = useState<{ key: string; nearest: NearestFree | null }>();
  const key = JSON.stringify(toListingSearch(search));

  useEffect(() => {
    const wanted = JSON.parse(key);
    let isCurrent = true;
    const keep = (nearest: NearestFree | null) => isCurrent && setFound({ key, nearest });
    if (wanted)
      browserApi()
        .findNearestFree(wanted)
        .then(keep, () => keep(null));
    return () => {
      isCurrent = false;
    };
  }, [key]);

  if (key === "null") return null;
  return found?.key === key ? found.nearest : undefined;
}
