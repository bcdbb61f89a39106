import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { type Books, emptyBooks } from "./books.ts";

export type BookKeeper = { books: Books; save(): void };

/** Persists the state in a file if one is given. */
export function openBooks(stateFile: string | undefined): BookKeeper {
  if (!stateFile) return { books: emptyBooks(), save: () => {} };

  const books = existsSync(stateFile) ? readBooks(stateFile) : emptyBooks();
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

function readBooks(stateFile: string): Books {
  return { ...emptyBooks(), ...(JSON.parse(readFileSync(stateFile, "utf8")) as Partial<Books>) };
}
