import { useEffect, useState } from "react";
import type { NearestFree } from "../../domain/nearest-free.ts";
import { browserApi } from "../browser-api.ts";
import { type RoomSearch, readSearch, toListingSearch, writeSearch } from "./room-search.ts";

export type NearestFound = NearestFree | { readonly kind: "looking" | "not-needed" };

/** Looks only once a search for a stay has found nothing; a failing look offers nothing. */
export function useNearestFree(search: RoomSearch): NearestFound {
  const [found, setFound] = useState<{ key: string; result: NearestFound }>();
  const key = toListingSearch(search) ? writeSearch(search).toString() : "";

  useEffect(() => {
    const wanted = toListingSearch(readSearch(new URLSearchParams(key)));
    if (!wanted) return;
    let isCurrent = true;
    const keep = (result: NearestFound) => isCurrent && setFound({ key, result });
    browserApi()
      .findNearestFree(wanted)
      .then(keep, () => keep({ kind: "not-needed" }));
    return () => {
      isCurrent = false;
    };
  }, [key]);

  if (key === "") return { kind: "not-needed" };
  return found?.key === key ? found.result : { kind: "looking" };
}
