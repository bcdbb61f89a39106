/** Widths of the dashboard's letters in hundredths of an em: per class, its widest letter. */
const kinds: readonly (readonly [RegExp, number])[] = [
  [/[ijlI.,:;' íì]/, 29],
  [/[frt()\-/]/, 42],
  [/[mwMÃÂ]/, 87],
  [/[W@%]/, 100],
  [/\p{Lu}/u, 80],
  [/\d/, 66],
  // Scripts that the dashboard's font does not have.
  [/[^\u0020-\u024f]/, 105],
];
const OTHER = 61;

const SPACE = 29;

const known = new Map<string, number>();
const MOST_KNOWN = 5_000;

/**
 * How wide a text will be, in ems, never too little. An estimate, because the server cannot measure
 * and a bar must not change once it is shown.
 */
export function emsOf(text: string): number {
  return hundredthsOf(text) / 100;
}

/** How many lines of this width a text takes; infinite if a word is wider. */
export function linesIn(text: string, ems: number): number {
  const most = Math.floor(ems * 100);
  let [lines, used] = [1, 0];
  for (const word of text.split(" ")) {
    const width = hundredthsOf(word);
    if (width > most) return Number.POSITIVE_INFINITY;
    const longer = used > 0 ? used + SPACE + width : width;
    if (longer > most) lines += 1;
    used = longer > most ? width : longer;
  }
  return lines;
}

/** Cached, because the same words recur and a year has thousands of them. */
function hundredthsOf(text: string): number {
  const before = known.get(text);
  if (before !== undefined) return before;
  let width = 0;
  for (const letter of text) {
    width += kinds.find(([kind]) => kind.test(letter))?.[1] ?? OTHER;
  }
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, width);
  return width;
}
