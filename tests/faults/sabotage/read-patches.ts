import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** A safeguard, the patch that removes it, and the test that must fail. */
export type Sabotage = {
  readonly safeguard: string;
  /** Absolute, because it is applied in another folder. */
  readonly patch: string;
  readonly name: string;
  readonly file: string;
  /** The test's full name in vitest, or its prefix for a parametrised test. */
  readonly test: string;
};

/** Lines before a patch's first file are metadata, which git ignores. */
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
