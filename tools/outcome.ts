export type Outcome = "passed" | "failed" | "unknown";

/** EX_TEMPFAIL of sysexits.h: the result could not be determined now; neither passed nor failed. */
const UNKNOWN = 75;

export function exitCodeOf(outcome: Outcome): number {
  return { passed: 0, failed: 1, unknown: UNKNOWN }[outcome];
}

/** Every other exit code, and an end by a signal, is a failure. */
export function outcomeOf(exitCode: number | null): Outcome {
  if (exitCode === UNKNOWN) return "unknown";
  return exitCode === 0 ? "passed" : "failed";
}
