import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { focusContent } from "./focus-content.ts";

/** A client-side navigation is silent to screen readers unless the focus moves. */
export function useFocusOnArrival(): void {
  const { pathname, hash } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (!hash) focusContent();
  }, [pathname, hash]);
}
