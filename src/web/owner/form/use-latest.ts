import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";

/** Somebody else saved first: reload, so that the page shows and sends the current values. */
export function useLatest(isOld: boolean): void {
  const { revalidate } = useRevalidator();
  const reload = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (isOld) reload();
  }, [isOld]);
}
