import { layerOf } from "./drawn.ts";
import type { Line } from "./lines.ts";

/** Neighbouring letters may touch; an overlap is more than this in both directions. */
const TOUCH = 1.5;

/** Pairs of texts that overlap. */
export function overlaps(lines: readonly Line[]): [Line, Line][] {
  const sorted = [...lines].sort((one, other) => one.box.top - other.box.top);
  const found: [Line, Line][] = [];
  for (const [at, line] of sorted.entries()) {
    for (let next = at + 1; next < sorted.length; next += 1) {
      const other = sorted[next] as Line;
      if (other.box.top >= line.box.bottom - TOUCH) break;
      if (isOver(line, other)) found.push([line, other]);
    }
  }
  return found;
}

function isOver(one: Line, other: Line): boolean {
  if (one.node === other.node) return false;
  const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
  const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
  return wide > TOUCH && high > TOUCH && layerOf(one.element) === layerOf(other.element);
}
