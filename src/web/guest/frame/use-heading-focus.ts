import { useEffect, useRef } from "react";

/** Focuses the heading when the content changes without a new URL, as a navigation would. */
export function useHeadingFocus(shown: string): void {
  const previous = useRef(shown);
  useEffect(() => {
    if (previous.current === shown) return;
    previous.current = shown;
    const heading = document.querySelector<HTMLElement>("main h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [shown]);
}
