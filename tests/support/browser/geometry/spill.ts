import { paints, scrolls } from "./drawn.ts";
import type { Box } from "./lines.ts";
import { containerOf, isBeyond } from "./reach.ts";

const CONTROL = "button, a[href], label, summary";

/** The box that a line overflows: its own, a control's, or that of a painted card. */
export function spillsFrom(line: Box, element: Element): Element | null {
  let isOwn = true;
  for (let at: Element | null = element; at && at !== document.body; at = containerOf(at)) {
    const { display, overflowX, overflowY, position } = getComputedStyle(at);
    if (scrolls(overflowX) || scrolls(overflowY)) return null;
    if (display === "inline" || display === "contents") continue;
    const isFrame = paints(at) || hasBorder(at);
    const box = at.getBoundingClientRect();
    if (isFrame && isBeyond(line, box)) return at;
    // Without a visible edge, tight lines may overflow upwards and downwards.
    const beside = { left: box.left, right: box.right, top: line.top, bottom: line.bottom };
    if ((isOwn || at.matches(CONTROL)) && isBeyond(line, beside)) return at;
    isOwn = false;
    const isFree = position === "absolute" || position === "fixed";
    if (at.matches("dialog[open]") || (isFree && isFrame)) return null;
  }
  return null;
}

function hasBorder(element: Element): boolean {
  const { borderLeftWidth, borderRightWidth } = getComputedStyle(element);
  return Number.parseFloat(borderLeftWidth) > 0 && Number.parseFloat(borderRightWidth) > 0;
}
