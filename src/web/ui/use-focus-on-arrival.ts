import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { focusContent } from "./focus-content.ts";

/** A change of page without a load says nothing to a screen reader unless the focus moves there. */
export function useFocusOnArrival(): void {
  const { pathname, hash } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (!hash) focusContent();
  }, [pathname, hash]);
}
