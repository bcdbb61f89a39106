import { emsOf, linesIn } from "./text-width.ts";

/**
 * How a bar shows its words. 'full': letter, name and the line below it; 'name': without that line;
 * 'stack': the name below the letter; 'flag': the name above the bar; 'bare': no words.
 */
export type Fit = "full" | "name" | "stack" | "flag" | "bare";

export type BarWords = {
  readonly title: string;
  readonly detail: string | null;
  /** Text above the bar, if it does not fit inside; null if it can be left out. */
  readonly flag: string | null;
  readonly hasLetter: boolean;
  readonly hasMark: boolean;
};

// The sizes of bar.module.css, in pixels: the lowest bar has three lines of text.
const LINES = 3;
const TITLE = 13;
const SMALL = 12;
const MARGINS = 4;
const PADDING = 18;
const LETTER = 28;
const MARK = 26;
const STACK_PADDING = 8;
const STACK_TOP = { letter: 16, mark: 20 };

/** For a bar of this many pixels, or wider. */
export function fitOf(words: BarWords, pixels: number): Fit {
  const { title, detail, hasLetter, hasMark } = words;
  const width = pixels - MARGINS;
  const beside = width - PADDING - (hasLetter ? LETTER : 0) - (hasMark ? MARK : 0);
  const titleLines = linesIn(title, beside / TITLE);
  const detailLines = detail ? linesIn(detail, beside / SMALL) : 0;
  if (titleLines + detailLines <= LINES) return "full";
  if (titleLines <= LINES) return "name";
  const below = width - STACK_PADDING;
  const top = (hasLetter ? STACK_TOP.letter : 0) + (hasMark ? STACK_TOP.mark : 0);
  const stacked = linesIn(title, below / SMALL);
  if (top <= below && stacked <= LINES - (top > 0 ? 1 : 0)) return "stack";
  return words.flag === null ? "bare" : "flag";
}

const POLE_AND_GAP = 14;

export function flagWidth({ flag, hasMark }: BarWords): number {
  return emsOf(flag ?? "") * SMALL + (hasMark ? MARK : 0) + POLE_AND_GAP;
}
