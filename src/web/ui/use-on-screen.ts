import { type RefObject, useEffect, useState } from "react";

/** Whether an element is on screen. Focus inside counts at once, because the page scrolls there. */
export function useOnScreen(element: RefObject<HTMLElement | null>): [boolean, () => void] {
  const [onScreen, setOnScreen] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) =>
      setOnScreen(entry?.isIntersecting ?? false),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return [onScreen, () => setOnScreen(true)];
}
