import { type RefObject, useEffect, useState } from "react";

/** Whether any of an element can be seen. Focus in it counts at once: the page scrolls there. */
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
