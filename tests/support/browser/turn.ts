import type { App } from "./houses.ts";

const taken = new WeakMap<App, Map<string, number>>();

/**
 * Counts 1, 2, 3 … in each house, per name. So tests of one house get different numbers, which do
 * not depend on the files that this worker ran before.
 */
export function turnIn(app: App, of: string): number {
  const turns = taken.get(app) ?? new Map<string, number>();
  const turn = (turns.get(of) ?? 0) + 1;
  taken.set(app, turns.set(of, turn));
  return turn;
}

/** Prepares what every test of a file needs in its house, once, whichever test comes first. */
export async function onceIn(app: App, what: string, furnish: () => Promise<unknown>) {
  if (turnIn(app, what) === 1) await furnish();
}
