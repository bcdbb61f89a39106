import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** One safeguard, the change that removes it, and the test that must notice. */
export type Sabotage = {
  readonly safeguard: string;
  /** Absolute, because it is applied somewhere else. */
  readonly patch: string;
  readonly name: string;
  readonly file: string;
  /** As vitest writes a test's full name, or the beginning of it where a table follows. */
  readonly test: string;
};

/** The lines before a patch's first file say what it is for; git does not read them. */
export function readPatches(folder: string): Sabotage[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".patch"));
  return names.sort().map((name) => {
    const patch = path.resolve(folder, name);
    const text = readFileSync(patch, "utf8");
    const said = (word: string) => {
      const line = text.match(new RegExp(`^${word}: (.+)$`, "m"))?.[1];
      if (!line) throw new Error(`${name} has no line for its ${word.toLowerCase()}`);
      return line;
    };
    const safeguard = said("Safeguard");
    return { safeguard, patch, name, file: said("File"), test: said("Test") };
  });
}
