import type { TimelineBar } from "../../../contract/owner/timeline.ts";
import type { BarWords } from "./bar-fit.ts";
import { barDetail, barTitle } from "./timeline-words.ts";

const LONGEST_FLAG = 24;

export function wordsOf(bar: TimelineBar, now: number): BarWords {
  const title = barTitle(bar);
  const detail = barDetail(bar, now);
  return {
    title,
    detail,
    flag: flagOf(bar, title, detail),
    hasLetter: bar.kind === "booking" || bar.kind === "imported",
    hasMark: bar.kind === "booking" && bar.open > 0,
  };
}

/** Closed nights need no text: their reason stands in another row. */
function flagOf(bar: TimelineBar, title: string, detail: string | null): string | null {
  switch (bar.kind) {
    case "closed":
      return null;
    case "hold":
      return `${title}, ${detail}`;
    case "proposal":
    case "block":
      return firstWords(title);
    default:
      return shortName(title);
  }
}

/** 'Maria Oliveira' for a name that would reach over half the grid. */
export function shortName(name: string): string {
  if (name.length <= LONGEST_FLAG) return name;
  const words = name.split(" ");
  return [...new Set([words[0], words.at(-1)])].join(" ");
}

function firstWords(text: string): string {
  if (text.length <= LONGEST_FLAG) return text;
  const cut = text.slice(0, LONGEST_FLAG);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), LONGEST_FLAG / 2))}…`;
}
