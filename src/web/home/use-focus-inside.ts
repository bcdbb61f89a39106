import { useEffect, useRef } from "react";

/** A popover is not modal, so the browser leaves the focus on its opener: move it inside. */
export function useFocusInside(open: boolean) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = content.current;
    if (!open || element?.closest("dialog")?.matches(":modal")) return;
    element
      ?.querySelector<HTMLElement>('input, button:not([aria-disabled="true"])')
      ?.focus({ preventScroll: true });
  }, [open]);
  return content;
}
