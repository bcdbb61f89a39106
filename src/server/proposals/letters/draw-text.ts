import figtree from "./figtree.txt?raw";
import figtreeStrong from "./figtree-strong.txt?raw";
import newsreader from "./newsreader.txt?raw";

/**
 * Text as outlines. The image library sets text with the fonts of its machine, and cannot read the
 * site's own, which are woff2; so the outlines of their letters stand in files beside this one.
 */
export type Face = {
  readonly letters: ReadonlyMap<string, { readonly width: number; readonly outline: string }>;
  /** By how much two letters move together or apart. */
  readonly pairs: ReadonlyMap<string, number>;
  /** Added after every letter. */
  readonly tracking: number;
};

/** What the files begin with: which face it is, and its licence. */
const HEADER = /^(# .*\n)*/;

export const faces = {
  display: readFace(newsreader, -20),
  sans: readFace(figtree, 0),
  strong: readFace(figtreeStrong, -20),
};

/** Outlines are in thousandths of the size. */
const UNITS = 1_000;

export type Style = { readonly face: Face; readonly size: number; readonly color: string };

export function widthOf(text: string, { face, size }: Style): number {
  const glyphs = glyphsOf(text, face);
  const last = glyphs.at(-1);
  return last ? ((last.x + last.width) * size) / UNITS : 0;
}

/** SVG of one line whose base line begins at x and y. */
export function drawText(text: string, style: Style, x: number, y: number): string {
  const { face, size, color } = style;
  const outlines = glyphsOf(text, face).map(
    (glyph) => `<path transform="translate(${glyph.x})" d="${glyph.outline}"/>`,
  );
  const place = `translate(${x} ${y}) scale(${size / UNITS})`;
  return `<g transform="${place}" fill="${color}">${outlines.join("")}</g>`;
}

function glyphsOf(text: string, { letters, pairs, tracking }: Face) {
  let x = 0;
  let previous = "";
  return known(text, letters).map((letter) => {
    const { width, outline } = letters.get(letter) ?? { width: 0, outline: "" };
    const base = plain(letter);
    x += pairs.get(previous + base) ?? 0;
    const glyph = { x, width, outline };
    previous = base;
    x += width + tracking;
    return glyph;
  });
}

/** What a face does not have is written without its accent, or left out, as an emoji is. */
function known(text: string, letters: Face["letters"]): string[] {
  return [...text.normalize("NFC").replace(/\s/g, " ")].flatMap((letter) => {
    if (letters.has(letter)) return [letter];
    const base = plain(letter);
    return letters.has(base) ? [base] : [];
  });
}

const plain = (letter: string) => letter.normalize("NFD").charAt(0);

function readFace(file: string, tracking: number): Face {
  const [letters = "", pairs = ""] = file.replace(HEADER, "").split("\n\n");
  return {
    tracking,
    letters: new Map(
      letters.split("\n").map((line) => {
        const [width = "0", outline = ""] = line.slice(2).split(/ (.*)/);
        return [line.charAt(0), { width: Number(width), outline }];
      }),
    ),
    pairs: new Map(
      pairs
        .trim()
        .split("\n")
        .map((line) => [line.slice(0, 2), Number(line.slice(3))]),
    ),
  };
}
