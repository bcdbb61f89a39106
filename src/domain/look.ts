import type { Accent } from "./accent.ts";

/** The typeface of headings. Only the first is downloaded besides that of the text. */
export const fontPairs = ["newsreader", "georgia", "figtree"] as const;
export type FontPair = (typeof fontPairs)[number];

/** How a house looks: site, mails and pictures follow. */
export type Look = { readonly accent: Accent; readonly fonts: FontPair };

/** The look of the style sheets as they are written. */
export const designLook: Look = { accent: "#24418f", fonts: "newsreader" };

/** A name for a look, '9e3716-georgia'; null for the design's own. */
export function nameOfLook({ accent, fonts }: Look): string | null {
  const isOwn = accent !== designLook.accent || fonts !== designLook.fonts;
  return isOwn ? `${accent.slice(1)}-${fonts}` : null;
}
