import type { App } from "./houses.ts";

const taken = new WeakMap<App, Map<string, number>>();

/**
 * 1, 2, 3 …, anew in each house: what a test draws by it nobody else in the house has drawn, and does
 * not depend on the files that this worker ran before.
 */
export function turnIn(app: App, of: string): number {
  const turns = taken.get(app) ?? new Map<string, number>();
  const turn = (turns.get(of) ?? 0) + 1;
  taken.set(app, turns.set(of, turn));
  return turn;
}

/** What every test of a file finds in its house, whichever comes first. */
export async function onceIn(app: App, what: string, furnish: () => Promise<unknown>) {
  if (turnIn(app, what) === 1) await furnish();
}
