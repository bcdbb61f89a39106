import { type RefObject, useEffect, useRef } from "react";

/** Moves the focus to a heading that has just taken the place of what was being waited for. */
export function useReadOut(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return heading;
}
