import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";

/** The first response under a key. */
export type SavedAnswer = { fingerprint: string; savedAt: number; status: number; body: string };

/** Persists the state in a file if one is given. */
export function openBooks<Books extends object>(stateFile: string | undefined, empty: Books) {
  if (!stateFile) return { books: empty, save: () => {} };

  const books = existsSync(stateFile) ? readBooks(stateFile, empty) : empty;
  let written = "";
  return {
    books,
    save() {
      const text = JSON.stringify(books);
      if (text === written) return;
      // A rename is atomic: a killed process leaves the old file or the new one.
      writeFileSync(`${stateFile}.writing`, text);
      renameSync(`${stateFile}.writing`, stateFile);
      written = text;
    },
  };
}

function readBooks<Books extends object>(stateFile: string, empty: Books): Books {
  return { ...empty, ...(JSON.parse(readFileSync(stateFile, "utf8")) as Partial<Books>) };
}
