import type { Copy } from "./copy-project.ts";
import type { Sabotage } from "./read-patches.ts";
import type { Outcome } from "./run-tests.ts";

export type Finding = {
  readonly safeguard: string;
  readonly patch: string;
  readonly file: string;
  readonly tests: number;
  readonly detected: boolean;
  /** The first test that failed, or why none did. */
  readonly note: string;
  readonly ms: number;
};

/** Runs tests or fault runs in a copy. */
export type Run = (folder: string, wanted: readonly Sabotage[]) => Promise<Outcome[]>;

/** Removes one safeguard, runs its test and restores it. Only a failed assertion counts. */
export async function checkPatch(
  copy: Copy,
  run: Run,
  sabotage: Sabotage,
  untouched: readonly Outcome[],
): Promise<Finding> {
  const { safeguard, name: patch, file } = sabotage;
  const started = performance.now();
  const { tests, detected, note } = await look(copy, run, sabotage, untouched);
  return {
    safeguard,
    patch,
    file,
    tests,
    detected,
    note,
    ms: Math.round(performance.now() - started),
  };
}

async function look(copy: Copy, run: Run, sabotage: Sabotage, untouched: readonly Outcome[]) {
  const missed = (note: string, tests = 0) => ({ tests, detected: false, note });
  const before = untouched.filter((one) => one.file === sabotage.file && isMeant(one, sabotage));
  if (before.length === 0) return missed("there is no such test");
  const early = before.find(({ verdict }) => verdict !== "green");
  if (early) return missed(`not green untouched: ${early.why}`);
  if (!copy.apply(sabotage.patch)) return missed("the patch does not apply");
  try {
    const after = await run(copy.folder, [sabotage]);
    const red = after.find(({ verdict }) => verdict === "red");
    // A test's name says what it expects; a fault run reports what it saw.
    const seen = red?.test === sabotage.file ? red.why : red?.test;
    if (seen) return { tests: after.length, detected: true, note: seen };
    if (after.length === 0) return missed("no test could run");
    const broken = after.find(({ verdict }) => verdict === "broken");
    return missed(broken ? `no expectation failed: ${broken.why}` : "STAYED GREEN", after.length);
  } finally {
    copy.unapply(sabotage.patch);
  }
}

function isMeant({ test }: Outcome, sabotage: Sabotage): boolean {
  return test.startsWith(sabotage.test);
}
