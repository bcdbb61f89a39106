import type { Allowance } from "./allowed.ts";
import { coveredBy, keepingScroll } from "./cover.ts";
import { isDrawn, nameOf } from "./drawn.ts";
import { narrowFields } from "./fields.ts";
import { type Line, seenLines } from "./lines.ts";
import { overlaps } from "./overlap.ts";
import { containerOf, cutBy, isBeyond } from "./reach.ts";
import { spillsFrom } from "./spill.ts";

const CONTROLS = "a[href], button, input:not([type=hidden]), select, textarea, summary";

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
