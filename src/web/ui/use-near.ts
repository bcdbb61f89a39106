import { type RefObject, useEffect, useState } from "react";

/** True once the element has come near the viewport, and from then on. */
export function useNear(element: RefObject<HTMLElement | null>, margin = "400px"): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin, isNear]);
  return isNear;
}
