import { type RefObject, useEffect, useRef } from "react";

/** Focuses the heading that replaces the waiting state, so that screen readers announce it. */
export function useReadOut(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return heading;
}
