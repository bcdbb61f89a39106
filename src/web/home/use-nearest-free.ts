import { useEffect, useState } from "react";
import { localTime } from "../../domain/day.ts";
import { browserApi } from "../browser-api.ts";
import { useHouse } from "../house.ts";
import type { NearestFree } from "./nearest-free.ts";
import { chosenStay, type RoomSearch, readSearch, writeSearch } from "./room-search.ts";

export type NearestFound = NearestFree | { readonly kind: "looking" | "not-needed" };

/**
 * Searches only after a stay has found nothing, and loads its code only then; a failed search
 * offers nothing.
 */
export function useNearestFree(search: RoomSearch): NearestFound {
  const { today, property } = useHouse();
  const { sameDayTurnover, timeZone } = property;
  const [found, setFound] = useState<{ key: string; result: NearestFound }>();
  const key = chosenStay(search) ? writeSearch(search).toString() : "";

  useEffect(() => {
    if (key === "") return;
    let isCurrent = true;
    const keep = (result: NearestFound) => isCurrent && setFound({ key, result });
    const wanted = readSearch(new URLSearchParams(key));
    const local = { day: today, time: localTime(timeZone, Date.now()).time };
    import("./nearest-free.ts")
      .then(({ findNearestFree }) =>
        findNearestFree(browserApi(), wanted, { local, sameDayTurnover }),
      )
      .then(keep, () => keep({ kind: "not-needed" }));
    return () => {
      isCurrent = false;
    };
  }, [key, today, timeZone, sameDayTurnover]);

  if (key === "") return { kind: "not-needed" };
  return found?.key === key ? found.result : { kind: "looking" };
}
