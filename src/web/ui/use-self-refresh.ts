import { useEffect, useEffectEvent, useRef } from "react";
import { useRevalidator } from "react-router";
import { isServerReachable } from "../browser-api.ts";

const EVERY = 15_000;

/** Polls while visible and on return to the tab. `isDue` lets a page skip a needless refresh. */
export function useSelfRefresh(isDue = () => true): void {
  const { revalidate } = useRevalidator();
  const busy = useRef(false);
  const due = useEffectEvent(isDue);
  useEffect(() => {
    const look = async () => {
      if (busy.current || document.visibilityState !== "visible" || !due()) return;
      busy.current = true;
      // A failed revalidation would replace the page with an error: check the connection first.
      if (await isServerReachable()) await revalidate();
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
