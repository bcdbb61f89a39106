import { useEffect, useEffectEvent, useRef } from "react";
import { useRevalidator } from "react-router";
import { isHouseReachable } from "../../browser-api.ts";

const EVERY = 15_000;

/**
 * Shows what others do: looks again every so often and on coming back, never while out of sight.
 * A page that must not be drawn anew for nothing says when it is due.
 */
export function useSelfRefresh(isDue = () => true): void {
  const { revalidate } = useRevalidator();
  const busy = useRef(false);
  const due = useEffectEvent(isDue);
  useEffect(() => {
    const look = async () => {
      if (busy.current || document.visibilityState !== "visible" || !due()) return;
      busy.current = true;
      // A look that fails would put an error in the page's place: without a net, what is shown stays.
      if (await isHouseReachable()) await revalidate();
      busy.current = false;
    };
    const timer = setInterval(look, EVERY);
    window.addEventListener("focus", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      window.removeEventListener("focus", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, [revalidate]);
}
