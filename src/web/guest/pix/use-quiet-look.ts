import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { isServerReachable } from "../../browser-api.ts";

const PAUSE_MS = 15_000;

/**
 * Looks again while the tab is in front, and when it comes back to the front: the guest was in her
 * bank's app. Without a connection it waits, because a failed look would replace the page.
 */
export function useQuietLook(isWaiting: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWaiting) return;
    const look = async () => {
      if (document.visibilityState !== "visible") return;
      if (await isServerReachable()) void revalidate();
    };
    const timer = setInterval(look, PAUSE_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [isWaiting, revalidate]);
}
