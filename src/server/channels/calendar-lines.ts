const MOST_LINES = 100_000;

/** Longer lines are cut off: no date and no useful uid is this long. */
export const LONGEST_LINE = 8_192;

export function hasTooManyLines(text: string): boolean {
  const lineEnd = /\r\n|\n|\r/g;
  let lines = 1;
  while (lines <= MOST_LINES && lineEnd.test(text)) lines += 1;
  return lines > MOST_LINES;
}

/** Unfolded lines, one at a time: all at once would take many times the file's memory. */
export function* unfold(text: string): Iterable<string> {
  let open = "";
  for (const piece of pieces(text)) {
    if (!piece.startsWith(" ") && !piece.startsWith("\t")) {
      if (open) yield open;
      open = piece;
    } else if (open.length <= LONGEST_LINE) {
      // Concatenate only up to the limit, so that many folds cost no more than their bytes.
      open += piece.slice(1);
    }
  }
  if (open) yield open;
}

/** Skips empty lines: where line ends were doubled in transit, they also precede folds. */
function* pieces(text: string): Iterable<string> {
  const lineEnd = /[\r\n]+/g;
  let from = 0;
  while (from < text.length) {
    const found = lineEnd.exec(text);
    const until = found?.index ?? text.length;
    if (until > from) yield text.slice(from, until);
    from = found ? lineEnd.lastIndex : text.length;
  }
}
