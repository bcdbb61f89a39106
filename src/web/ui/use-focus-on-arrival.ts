import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { focusContent } from "./focus-content.ts";

/**
 * A client-side navigation is silent to screen readers unless the focus moves. A room is another
 * page even where only its id in the query differs.
 */
export function useFocusOnArrival(): void {
  const { pathname, search, hash } = useLocation();
  const page = `${pathname} ${new URLSearchParams(search).get("id")}`;
  const previous = useRef(page);
  useEffect(() => {
    if (previous.current === page) return;
    previous.current = page;
    if (!hash) focusContent();
  }, [page, hash]);
}
