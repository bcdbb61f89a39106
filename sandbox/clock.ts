/** When every test app begins, whatever day the machine has. A run on another day names its own. */
export const TEST_NOW = Date.parse(process.env.TEST_NOW ?? "2026-11-17T10:00:00-03:00");

export type Clock = { now(): number; pass(milliseconds: number): void };

/** Goes on from its first instant as time passes, and by leaps when a test says so. */
export function startClock(at = TEST_NOW): Clock {
  const started = performance.now();
  let leaps = 0;
  return {
    now: () => Math.floor(at + leaps + performance.now() - started),
    pass: (milliseconds) => {
      leaps += milliseconds;
    },
  };
}

/**
 * The one place where tests read the machine's own clock, for what reads it too: better-auth, the
 * queue's rows, PostgreSQL's defaults, and how long something took by the calendar.
 */
export const machineNow = (): number => Date.now();
