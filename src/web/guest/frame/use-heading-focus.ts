import { useEffect, useRef } from "react";

/** When the page has become another without a new address, for screen readers and keyboards. */
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
