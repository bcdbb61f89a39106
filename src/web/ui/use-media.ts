import { useSyncExternalStore } from "react";

/** Whether a media query holds. The server, which has no screen, says no. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Where popovers become bottom sheets. */
export const phone = "(max-width: 599px)";
