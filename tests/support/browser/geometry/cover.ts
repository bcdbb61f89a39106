import { paints } from "./drawn.ts";
import { type Line, lineBoxes } from "./lines.ts";

/**
 * What covers a line at every scroll position. A sticky bar covers it only until it is scrolled to
 * the middle or the other side; anything else covers it for good.
 */
export function coveredBy(line: Line): Element | null {
  if (getComputedStyle(line.element).pointerEvents === "none") return null;
  for (const place of [0, 0.5, 1]) {
    let cover = coverAt(line, place);
    for (const inline of ["center", "start", "end"] as const) {
      if (!cover) break;
      line.element.scrollIntoView({ block: "center", inline, behavior: "instant" });
      cover = coverAt(line, place);
    }
    if (cover instanceof Element) return cover;
  }
  return null;
}

/** `place` runs from 0, the line's start, to 1, its end. */
function coverAt({ node, element, index }: Line, place: number): Element | "out of sight" | null {
  const box = lineBoxes(node, element)[index];
  if (!box) return null;
  const x = box.left + 2 + place * (box.right - box.left - 4);
  const y = (box.top + box.bottom) / 2;
  if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return "out of sight";
  return firstOver(element, document.elementsFromPoint(x, y));
}

function firstOver(element: Element, stack: readonly Element[]): Element | null {
  for (const over of stack) {
    if (over.contains(element) || element.contains(over)) return null;
    if (paints(over)) return over;
  }
  return null;
}

/** Restores all scroll positions afterwards. */
export function keepingScroll<T>(look: () => T): T {
  const places = [document.documentElement, ...document.querySelectorAll("body *")].map(
    (element) => ({ element, left: element.scrollLeft, top: element.scrollTop }),
  );
  const found = look();
  for (const { element, left, top } of places) {
    if (element.scrollLeft === left && element.scrollTop === top) continue;
    element.scrollTo({ left, top, behavior: "instant" });
  }
  return found;
}
