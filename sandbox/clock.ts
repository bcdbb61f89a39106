/** When every test app begins, whatever the machine's date is. A run can set another day. */
export const TEST_NOW = Date.parse(process.env.TEST_NOW ?? "2026-11-17T10:00:00-03:00");

export type Clock = { now(): number; pass(milliseconds: number): void };

/** Advances from its first instant as time passes, and jumps when a test says so. */
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
 * The only place where tests read the machine's own clock, because these read it too: better-auth,
 * the queue's rows, PostgreSQL's defaults. Also for measuring how long something took.
 */
export const machineNow = (): number => Date.now();
