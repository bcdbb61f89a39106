import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";

/** Somebody was faster: the page then shows, and sends, what there is now. */
export function useLatest(isOld: boolean): void {
  const { revalidate } = useRevalidator();
  const reload = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (isOld) reload();
  }, [isOld]);
}
