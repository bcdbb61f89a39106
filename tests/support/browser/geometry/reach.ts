import { scrolls } from "./drawn.ts";
import type { Box } from "./lines.ts";

const SLACK = 1.5;

/**
 * The ancestor that permanently cuts off a part of the box: it clips, or scrolling cannot reach the
 * part. Null if all of the box can be scrolled into view.
 */
export function cutBy(whole: Box, from: Element | null): Element | null {
  let box = whole;
  for (let at = from; at && at !== document.body; at = containerOf(at)) {
    const { overflowX, overflowY, position } = getComputedStyle(at);
    const frame = innerBox(at);
    if (overflowX !== "visible" || overflowY !== "visible") {
      if (isOutside(box, frame, at, overflowX, overflowY)) return at;
      box = {
        left: overflowX === "visible" ? box.left : Math.max(box.left, frame.left),
        right: overflowX === "visible" ? box.right : Math.min(box.right, frame.right),
        top: overflowY === "visible" ? box.top : Math.max(box.top, frame.top),
        bottom: overflowY === "visible" ? box.bottom : Math.min(box.bottom, frame.bottom),
      };
      // What can be scrolled to ends up within the frame.
      if (scrolls(overflowX)) box = { ...box, left: frame.left, right: frame.right };
      if (scrolls(overflowY)) box = { ...box, top: frame.top, bottom: frame.bottom };
    }
    if (position === "fixed" || at.matches("dialog:modal")) {
      const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
      return isBeyond(box, screen) ? at : null;
    }
  }
  const { clientWidth } = document.documentElement;
  const page = { left: 0, right: clientWidth, top: -scrollY, bottom: Number.POSITIVE_INFINITY };
  return isBeyond(box, page) ? document.body : null;
}

/** The containing block: an absolute element is not clipped by elements in between. */
export function containerOf(element: Element): Element | null {
  if (getComputedStyle(element).position !== "absolute") return element.parentElement;
  return (element as HTMLElement).offsetParent ?? document.body;
}

export function innerBox(element: Element): Box {
  const { left, top } = element.getBoundingClientRect();
  const { clientLeft, clientTop, clientWidth, clientHeight } = element;
  return {
    left: left + clientLeft,
    top: top + clientTop,
    right: left + clientLeft + clientWidth,
    bottom: top + clientTop + clientHeight,
  };
}

export function isBeyond(box: Box, frame: Box): boolean {
  const sideways = box.left < frame.left - SLACK || box.right > frame.right + SLACK;
  return sideways || box.top < frame.top - SLACK || box.bottom > frame.bottom + SLACK;
}

/** Outside the visible and the scrollable area. */
export function isOutside(box: Box, frame: Box, at: Element, x: string, y: string): boolean {
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight } = at;
  const left = scrolls(x) ? frame.left - scrollLeft : frame.left;
  const top = scrolls(y) ? frame.top - scrollTop : frame.top;
  const far = Number.POSITIVE_INFINITY;
  return isBeyond(box, {
    left: x === "visible" ? -far : left,
    right: x === "visible" ? far : scrolls(x) ? left + scrollWidth : frame.right,
    top: y === "visible" ? -far : top,
    bottom: y === "visible" ? far : scrolls(y) ? top + scrollHeight : frame.bottom,
  });
}
