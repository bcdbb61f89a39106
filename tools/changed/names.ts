/** Words of a path that say what a file is about; a folder's name is one in singular and plural. */
function wordsOf(file: string): Set<string> {
  const inside = file.replace(/^src\/(server|web|domain|contract)\/|^tests\//, "");
  const words = inside.replace(/\.[\w.]+$/, "").split(/[/-]/);
  return new Set(words.map((word) => word.replace(/s$/, "")));
}

/**
 * How many words the names of two files share. Folders and files are named after business terms, so
 * the same word means the same matter anywhere, except those in `common`, which are too frequent.
 */
export function sharedWords(file: string, other: string, common: ReadonlySet<string>): number {
  const words = wordsOf(other);
  return [...wordsOf(file)].filter((word) => words.has(word) && !common.has(word)).length;
}

/** Words in the names of more than a fifth of the files. */
export function commonWords(files: readonly string[]): Set<string> {
  const words = Map.groupBy(
    files.flatMap((file) => [...wordsOf(file)]),
    (word) => word,
  );
  const frequent = [...words].filter(([, found]) => found.length * 5 > files.length);
  return new Set(frequent.map(([word]) => word));
}
