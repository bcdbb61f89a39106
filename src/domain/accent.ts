import { contrast, readColour, toOklch, withinScreen, writeColour } from "./colour.ts";

/** A house's own colour of buttons and links, '#24418f'. */
export type Accent = string;

/** What text must reach on its ground (WCAG 2.2 AA). */
export const LEAST_CONTRAST = 4.5;

/** What a sign must reach beside its neighbour. */
const LEAST_OF_SIGNS = 3;

/** White stands on the accent; the accent stands on the page, its quiet parts, tracks, and the promotion. */
export const grounds = {
  white: "#ffffff",
  page: "#fdfcf8",
  quiet: "#f6f1e6",
  track: "#ebe3d2",
  band: "#f8e4a9",
};

/** The design's own palette around its indigo, in lightness and share of the accent's chroma. */
const shades = {
  900: [0.3, 0.7],
  300: [0.79, 0.46],
  200: [0.88, 0.28],
  100: [0.935, 0.15],
  50: [0.97, 0.08],
} as const;
const HOVER = 0.86;
const STEP = 0.01;

export type Shade = 900 | 800 | 700 | 300 | 200 | 100 | 50;

/** Everything around the accent, so that one choice changes the whole site alike. */
export function shadesOf(accent: Accent): Readonly<Record<Shade, string>> {
  const { l, c, h } = toOklch(readColour(accent));
  const shade = ([lightness, share]: readonly [number, number]) =>
    writeColour(withinScreen({ l: lightness, c: c * share, h }));
  const hover = l * HOVER;
  const [dark, darkShare] = shades[900];
  return {
    900: shade([Math.min(dark, hover), darkShare]),
    800: shade([hover, 0.9]),
    700: accent,
    300: shade(shades[300]),
    200: shade(shades[200]),
    100: shade(shades[100]),
    50: shade(shades[50]),
  };
}

/** The lowest contrast that the accent has as text, or under white text. */
export function contrastOf(accent: Accent): number {
  const { 100: selected, 50: wash } = shadesOf(accent);
  const all = [...Object.values(grounds), selected, wash];
  return Math.min(...all.map((ground) => contrast(accent, ground)));
}

/** Also beside its own light shade, which a chart sets against it. */
export const isReadable = (accent: Accent) =>
  contrastOf(accent) >= LEAST_CONTRAST && contrast(accent, shadesOf(accent)[300]) >= LEAST_OF_SIGNS;

/** The lightest shade of the same hue that can be read. */
export function readableShade(accent: Accent): Accent {
  const { l, c, h } = toOklch(readColour(accent));
  for (let lightness = l; lightness > 0; lightness -= STEP) {
    const darker = writeColour(withinScreen({ l: lightness, c, h }));
    if (isReadable(darker)) return darker;
  }
  return "#000000";
}

/** '#9E3716', '9e3716' or '#93f' as the site writes it; null if it is no colour. */
export function parseAccent(typed: string): Accent | null {
  const [, digits = ""] = /^#?([\da-f]{6}|[\da-f]{3})$/i.exec(typed.trim()) ?? [];
  if (!digits) return null;
  const full = digits.length === 3 ? [...digits].map((one) => one + one).join("") : digits;
  return `#${full.toLowerCase()}`;
}
