const MOST_LINES = 100_000;

/** No more of a line is read: it is longer than any date, and than any name worth keeping. */
export const LONGEST_LINE = 8_192;

export function hasTooManyLines(text: string): boolean {
  const lineEnd = /\r\n|\n|\r/g;
  let lines = 1;
  while (lines <= MOST_LINES && lineEnd.test(text)) lines += 1;
  return lines > MOST_LINES;
}

/** The lines of a calendar without their folds, one at a time: all at once are many times the file. */
export function* unfold(text: string): Iterable<string> {
  let open = "";
  for (const piece of pieces(text)) {
    if (!piece.startsWith(" ") && !piece.startsWith("\t")) {
      if (open) yield open;
      open = piece;
    } else if (open.length <= LONGEST_LINE) {
      // Joined only as far as it is read, so that no number of folds costs more than its bytes.
      open += piece.slice(1);
    }
  }
  if (open) yield open;
}

/** Empty lines are left out: where line ends were doubled on the way, they stand before folds too. */
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
