import { useSyncExternalStore } from "react";

/** Whether a media query holds. The server, which has no screen, says no. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    () => isMedia(query),
    () => false,
  );
}

/** For handlers, which may run before the page knows its screen. */
export function isMedia(query: string): boolean {
  return window.matchMedia(query).matches;
}

/** Where popovers become bottom sheets. */
export const phone = "(max-width: 599px)";
