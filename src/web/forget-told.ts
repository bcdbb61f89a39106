import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

const TOLD = 'meta[property^="og:"], meta[name^="twitter:"], script[type="application/ld+json"]';

/**
 * What the first page told search engines and link previews is of that page alone: it goes when
 * the visitor goes on. They open each page by itself.
 */
export function useForgetTold(): void {
  const { key } = useLocation();
  const first = useRef(key);
  useEffect(() => {
    if (key === first.current) return;
    for (const tag of document.head.querySelectorAll(TOLD)) tag.remove();
  }, [key]);
}
