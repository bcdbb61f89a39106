import { type RefObject, useEffect } from "react";
import { AppError } from "../../domain/app-error.ts";
import { browserApi } from "../browser-api.ts";

const MINUTE = 60_000;
/** Throttle: switching between tab and frame must not cause a call each time. */
const PAUSE = 2_000;

/**
 * A session may end elsewhere: in another tab, or at the provider, whose frame then shows it. The
 * server is asked when the frame changes, when the guest returns to it, and at intervals.
 */
export function useSessionEnd(
  checkoutId: string | null,
  box: RefObject<HTMLElement | null>,
  onEnd: () => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: one watcher per session
  useEffect(() => {
    if (!checkoutId) return;
    let askedAt = 0;
    let isWatched = true;
    async function look() {
      if (document.hidden || Date.now() - askedAt < PAUSE) return;
      askedAt = Date.now();
      if ((await hasEnded(checkoutId as string)) && isWatched) onEnd();
    }
    const frame = box.current?.querySelector("iframe");
    const timer = setInterval(look, MINUTE);
    frame?.addEventListener("load", look);
    document.addEventListener("visibilitychange", look);
    window.addEventListener("focus", look);
    return () => {
      isWatched = false;
      clearInterval(timer);
      frame?.removeEventListener("load", look);
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("focus", look);
    };
  }, [checkoutId]);
}

/** A failed call says nothing about the session. */
async function hasEnded(checkoutId: string): Promise<boolean> {
  const unclaimed = { total: null, checkIn: null, checkOut: null, listingId: null };
  return browserApi()
    .claimBooking({ checkoutId, ...unclaimed })
    .then(
      () => false,
      (error) => error instanceof AppError && error.code === "checkout-expired",
    );
}
