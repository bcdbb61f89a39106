import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";

/** The page then shows, and sends, what goes back now. */
export function useNewFigures(areWanted: boolean): void {
  const { revalidate } = useRevalidator();
  const reload = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (areWanted) reload();
  }, [areWanted]);
}
