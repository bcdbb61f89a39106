import type { Outcome } from "../outcome.ts";

export type Counts = Record<"low" | "moderate" | "high" | "critical", number>;
export type Verdict = {
  /** SHA-256 of the audited package-lock.json. */
  readonly lockfile: string;
  readonly on: string;
  /** Unknown: the registry did not answer. */
  readonly all: Counts | "unknown";
  /** The same without development dependencies. */
  readonly running: Counts | "unknown";
};

/** The number of known vulnerabilities in npm's response; unknown if it is no report. */
export function readAudit(answer: string): Counts | "unknown" {
  try {
    const { low, moderate, high, critical } = JSON.parse(answer).metadata.vulnerabilities;
    return { low, moderate, high, critical };
  } catch {
    return "unknown";
  }
}

/** Offline: judges the last recorded result. */
export function judgeAudit(verdict: Verdict, lockfile: string): { outcome: Outcome; said: string } {
  const { on, all, running } = verdict;
  if (verdict.lockfile !== lockfile) {
    const said = "package-lock.json has changed since its audit: run npm run audit";
    return { outcome: "failed", said };
  }
  if (all === "unknown" || running === "unknown") {
    const said = `unknown: on ${on} the registry answered no audit; run npm run audit with one that does`;
    return { outcome: "unknown", said };
  }
  const grave = running.high + running.critical;
  const said = `${on}: ${grave} high or critical in what runs, ${all.high + all.critical} with a developer's tools`;
  return { outcome: grave === 0 ? "passed" : "failed", said };
}
