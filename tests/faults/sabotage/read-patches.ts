import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** One safeguard, the patch that removes it, and the test or fault run that must fail then. */
export type Sabotage = {
  readonly safeguard: string;
  /** Absolute path, because it is applied in another folder. */
  readonly patch: string;
  readonly name: string;
  /** The test's path, or the id of a fault run. */
  readonly file: string;
  /** The test's full name in vitest, or its prefix for a parametrised test. */
  readonly test: string;
};

/**
 * The header is before the patch's first file, where git ignores it. 'File' and 'Test' name a test,
 * 'Run' names fault runs; a patch has either or both.
 */
export function readPatches(folder: string, by: "tests" | "faults"): Sabotage[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".patch"));
  return names.sort().flatMap((name) => {
    const patch = path.resolve(folder, name);
    const text = readFileSync(patch, "utf8");
    const said = (word: string) => text.match(new RegExp(`^${word}: (.+)$`, "m"))?.[1];
    const [safeguard, file, test, runs] = ["Safeguard", "File", "Test", "Run"].map(said);
    const hasTest = file !== undefined && test !== undefined;
    if (!safeguard || !(hasTest || runs)) throw new Error(`${name} has no complete header`);
    const sabotage = { safeguard, patch, name };
    if (by === "tests") return hasTest ? [{ ...sabotage, file, test }] : [];
    return (runs?.split(" ") ?? []).map((id) => ({ ...sabotage, file: id, test: id }));
  });
}
