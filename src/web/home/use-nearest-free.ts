import { useEffect, useState } from "react";
import { browserApi } from "../browser-api.ts";
import { useHouse } from "../house.ts";
import { findNearestFree, type NearestFree } from "./nearest-free.ts";
import { chosenStay, type RoomSearch, readSearch, writeSearch } from "./room-search.ts";

type Found = NearestFree | { readonly kind: "looking" | "not-needed" };

/** Looks only once a search for a stay has found nothing; a failing look offers nothing. */
export function useNearestFree(search: RoomSearch): Found {
  const { today, property } = useHouse();
  const { sameDayTurnover } = property;
  const [found, setFound] = useState<{ key: string; result: Found }>();
  const key = chosenStay(search) ? writeSearch(search).toString() : "";

  useEffect(() => {
    if (key === "") return;
    let isCurrent = true;
    const keep = (result: Found) => isCurrent && setFound({ key, result });
    const wanted = readSearch(new URLSearchParams(key));
    findNearestFree(browserApi(), wanted, today, sameDayTurnover).then(keep, () =>
      keep({ kind: "not-needed" }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, today, sameDayTurnover]);

  if (key === "") return { kind: "not-needed" };
  return found?.key === key ? found.result : { kind: "looking" };
}
