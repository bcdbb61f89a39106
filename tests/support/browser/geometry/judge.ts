import type { Allowance } from "./allowed.ts";
import { coveredBy, keepingScroll } from "./cover.ts";
import { isDrawn, layerOf, nameOf, paints, scrolls } from "./drawn.ts";
import { narrowFields } from "./fields.ts";
import { type Box, type Line, seenLines } from "./lines.ts";
import { containerOf, cutBy, isBeyond } from "./reach.ts";

const CONTROLS = "a[href], button, input:not([type=hidden]), select, textarea, summary";
const WITH_WORDS = "button, a[href], label, summary";
/** Neighbouring letters may touch; an overlap is more than this in both directions. */
const TOUCH = 1.5;

type May = (what: Allowance["what"], element: Element) => boolean;

/** Runs in the page: layout faults as text; empty if there are none. */
export function judge(allowed: readonly Allowance[]): string[] {
  const may: May = (what, element) =>
    allowed.some((one) => one.what === what && element.closest(one.where));
  // Content behind a modal is ignored.
  const root = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
  const faults = [...judgeTexts(root, may), ...judgeControls(root, may), ...judgeDialogs()];
  return [...new Set(faults)];
}

function judgeTexts(root: Element, may: May): string[] {
  const faults: string[] = [];
  const whole = seenLines(root).filter((line) => {
    const by = cutBy(line.box, line.element);
    if (by && !may("cut", line.element)) faults.push(`${say(line)} is cut off by ${nameOf(by)}`);
    return !by;
  });
  for (const line of whole) {
    const from = spillsFrom(line.box, line.element);
    if (from) faults.push(`${say(line)} is wider than ${nameOf(from)}`);
  }
  const seen = keepingScroll(() =>
    whole.filter((line) => {
      const by = coveredBy(line);
      if (by && !may("cover", by)) faults.push(`${say(line)} is covered by ${nameOf(by)}`);
      return !by;
    }),
  );
  for (const [one, other] of overlaps(seen)) {
    faults.push(`${say(one)} and ${say(other)} are printed over each other`);
  }
  return faults;
}

function judgeControls(root: Element, may: May): string[] {
  const faults: string[] = [];
  for (const control of root.querySelectorAll(CONTROLS)) {
    if (!isDrawn(control) || may("cut", control)) continue;
    const by = cutBy(control.getBoundingClientRect(), containerOf(control));
    if (by) faults.push(`${nameOf(control)} is out of reach in ${nameOf(by)}`);
  }
  for (const field of narrowFields(root)) {
    faults.push(`${nameOf(field)} is narrower than what is written in it`);
  }
  return faults;
}

function judgeDialogs(): string[] {
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  return [...document.querySelectorAll("dialog[open]")]
    .filter((dialog) => isDrawn(dialog) && isBeyond(dialog.getBoundingClientRect(), screen))
    .map((dialog) => `${nameOf(dialog)} does not lie within the screen`);
}

function say({ node, element }: Line): string {
  return `${element.tagName.toLowerCase()} '${node.data.trim().replace(/\s+/g, " ").slice(0, 40)}'`;
}

/** Pairs of texts that overlap. */
function overlaps(lines: readonly Line[]): [Line, Line][] {
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

/** The box that a line overflows: its own, a control's, or that of a painted card. */
function spillsFrom(line: Box, element: Element): Element | null {
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
    if ((isOwn || at.matches(WITH_WORDS)) && isBeyond(line, beside)) return at;
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
