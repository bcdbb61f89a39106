import type { Copy } from "./copy-house.ts";
import type { Sabotage } from "./read-patches.ts";
import { type Outcome, runTests } from "./run-tests.ts";

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

/** Applies one patch, runs its test, and reverts it. Only a failed assertion counts. */
export async function checkPatch(
  copy: Copy,
  sabotage: Sabotage,
  untouched: readonly Outcome[],
): Promise<Finding> {
  const { safeguard, name: patch, file } = sabotage;
  const started = Date.now();
  const { tests, detected, note } = await look(copy, sabotage, untouched);
  return { safeguard, patch, file, tests, detected, note, ms: Date.now() - started };
}

async function look(copy: Copy, sabotage: Sabotage, untouched: readonly Outcome[]) {
  const missed = (note: string, tests = 0) => ({ tests, detected: false, note });
  const before = untouched.filter((one) => one.file === sabotage.file && isMeant(one, sabotage));
  if (before.length === 0) return missed("there is no such test");
  const early = before.find(({ verdict }) => verdict !== "green");
  if (early) return missed(`not green untouched: ${early.why}`);
  if (!copy.apply(sabotage.patch)) return missed("the patch does not apply");
  try {
    const after = await runTests(copy.folder, [sabotage]);
    const red = after.find(({ verdict }) => verdict === "red");
    if (red) return { tests: after.length, detected: true, note: red.test };
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
