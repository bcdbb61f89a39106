import { spawnSync } from "node:child_process";

/** How to start a command so that it runs at another time. */
export type Shifted = {
  readonly command: string;
  readonly env: Readonly<Record<string, string>>;
  /** What was shifted: the machine's clock for all processes, or the app's alone. */
  readonly clock: "machine" | "app only";
};

export function hasFaketime(): boolean {
  return spawnSync("faketime", ["--version"]).status === 0;
}

/**
 * All processes, PostgreSQL and browser included, are shifted by the same distance from the real
 * time. With an absolute time each process would start at it, and their clocks would disagree.
 */
export function shiftTo(
  command: string,
  { instant, now, faketime }: { instant: number; now: number; faketime: boolean },
): Shifted {
  const env = { TEST_NOW: new Date(instant).toISOString() };
  if (!faketime) return { command, env, clock: "app only" };
  const seconds = Math.round((instant - now) / 1_000);
  const shift = `${seconds < 0 ? "" : "+"}${seconds}s`;
  return { command: `faketime -f '${shift}' ${command}`, env, clock: "machine" };
}
