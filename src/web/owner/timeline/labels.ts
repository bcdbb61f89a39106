import { type BarWords, type Fit, fitOf, flagWidth } from "./bar-fit.ts";
import { wordsOf } from "./bar-words.ts";
import type { Cell } from "./cells.ts";
import { lanesOf } from "./flags.ts";

type Place = { readonly fit: Fit; readonly lane: number; readonly isBack: boolean };

export type Label = {
  readonly words: BarWords;
  readonly narrow: Place;
  /** For a grid of few days on a large screen, whose days are wider. */
  readonly wide: Place | null;
};

type BarCell = Extract<Cell, { kind: "bar" }>;
export type LabelledCell = Exclude<Cell, BarCell> | (BarCell & { readonly label: Label });

export type LabelledRow = {
  readonly cells: readonly LabelledCell[];
  /** How many lanes of names lie above the bars. */
  readonly lanes: number;
  readonly wideLanes: number | null;
};

/** The minimum width of a day in pixels; fit.module.css decides which of the two applies. */
const NARROW = 40;
const WIDE = 60;
const WIDE_DAYS = 14;

/** How each bar of a row shows its words, decided before anything is drawn. */
export function labelled(cells: readonly Cell[], days: number, now: number): LabelledRow {
  const worded = cells.map((cell) =>
    cell.kind === "bar" ? { ...cell, words: wordsOf(cell.bar, now) } : cell,
  );
  const bars = worded.filter((cell) => cell.kind === "bar");
  const narrow = placer(bars, days, NARROW);
  const wide = days === WIDE_DAYS ? placer(bars, days, WIDE) : null;
  return {
    cells: worded.map((cell) => {
      if (cell.kind !== "bar") return cell;
      const { words } = cell;
      const label = { words, narrow: narrow.placeOf(cell), wide: wide?.placeOf(cell) ?? null };
      return { ...cell, label };
    }),
    lanes: narrow.lanes,
    wideLanes: wide?.lanes ?? null,
  };
}

type WordedBar = BarCell & { readonly words: BarWords };

function placer(bars: readonly WordedBar[], days: number, dayWidth: number) {
  const half = dayWidth / 2;
  const fits = ({ words, span }: WordedBar) => fitOf(words, span * half);
  const flags = bars
    .filter((bar) => fits(bar) === "flag")
    .map(({ bar: { key }, at, span, words }) => {
      const width = flagWidth(words);
      const isBack = at * half + width > days * dayWidth;
      const left = isBack ? (at + span) * half - width : at * half;
      return { key, left, right: left + width, isBack };
    });
  const lanes = lanesOf(flags);
  const back = new Set(flags.filter(({ isBack }) => isBack).map(({ key }) => key));
  return {
    lanes: Math.max(0, ...lanes.values()),
    placeOf: (cell: WordedBar): Place => {
      const { key } = cell.bar;
      return { fit: fits(cell), lane: lanes.get(key) ?? 0, isBack: back.has(key) };
    },
  };
}
