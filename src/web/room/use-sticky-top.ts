import { type RefObject, useEffect } from "react";

const GAP = 24;

/**
 * A form taller than the window scrolls until its end is seen and rests there. The style sheet
 * decides where a form rests at all.
 */
export function useStickyTop(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const form = element.current;
    if (!form) return;
    const rest = () => {
      const top = Math.min(GAP, window.innerHeight - form.offsetHeight - GAP);
      form.style.setProperty("--resting-top", `${top}px`);
    };
    const observer = new ResizeObserver(rest);
    observer.observe(form);
    window.addEventListener("resize", rest);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", rest);
    };
  }, [element]);
}
