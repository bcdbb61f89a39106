import { useSyncExternalStore } from "react";

/** Whether a media query matches. False on the server. */
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

/** For event handlers, which may run before hydration has read the query. */
export function isMedia(query: string): boolean {
  return window.matchMedia(query).matches;
}

/** Where popovers become bottom sheets. */
export const phone = "(max-width: 599px)";
