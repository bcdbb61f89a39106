import figtree from "./figtree.txt?raw";
import figtreeStrong from "./figtree-strong.txt?raw";
import newsreader from "./newsreader.txt?raw";

/**
 * Draws text as outlines. The image library uses the machine's fonts and cannot read the site's
 * own, which are woff2, so the outlines of their letters are in files beside this one.
 */
export type Face = {
  readonly letters: ReadonlyMap<string, { readonly width: number; readonly outline: string }>;
  /** Kerning: by how much a pair of letters moves together or apart. */
  readonly pairs: ReadonlyMap<string, number>;
  /** Letter spacing, added after every letter. */
  readonly tracking: number;
};

/** The header of the files: the face and its licence. */
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

/** SVG of one line whose baseline begins at x and y. */
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

/** A character that the face lacks is written without its accent, or left out, such as an emoji. */
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
