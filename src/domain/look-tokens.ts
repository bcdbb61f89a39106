import { isReadable, parseAccent, type Shade, shadesOf } from "./accent.ts";
import { designLook, type FontPair, fontPairs, type Look } from "./look.ts";

const faces: Readonly<Record<FontPair, string>> = {
  newsreader: "",
  georgia: `--display:Georgia,"Times New Roman",serif;`,
  figtree: "--display:var(--sans);--w-display:600;--w-head:600;",
};

/** Null if it is no look that a house can have. */
export function lookOfName(name: string): Look | null {
  const [, digits = "", fonts = ""] = /^([\da-f]{6})-([a-z]+)$/.exec(name) ?? [];
  const accent = parseAccent(digits);
  const pair = fontPairs.find((one) => one === fonts);
  return accent && pair && isReadable(accent) ? { accent, fonts: pair } : null;
}

/** The design tokens that differ from the style sheets'. */
export function tokensOf({ accent, fonts }: Look): string {
  const shades = Object.entries(shadesOf(accent)) as unknown as [Shade, string][];
  const palette = shades.map(([shade, hex]) => `--anil-${shade}:${hex};`).join("");
  return `:root{${accent === designLook.accent ? "" : palette}${faces[fonts]}}\n`;
}
