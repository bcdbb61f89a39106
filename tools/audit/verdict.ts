export type Counts = Record<"low" | "moderate" | "high" | "critical", number>;
export type Verdict = {
  /** SHA-256 of the audited package-lock.json. */
  readonly lockfile: string;
  readonly on: string;
  /** Null: the registry did not answer. */
  readonly all: Counts | null;
  /** The same without development dependencies. */
  readonly running: Counts | null;
};

/** The number of known vulnerabilities in npm's response, or null if it is no report. */
export function readAudit(answer: string): Counts | null {
  try {
    const { low, moderate, high, critical } = JSON.parse(answer).metadata.vulnerabilities;
    return { low, moderate, high, critical };
  } catch {
    return null;
  }
}

/** Offline: judges the last recorded result. */
export function judgeAudit(verdict: Verdict, lockfile: string): { ok: boolean; said: string } {
  const { on, all, running } = verdict;
  if (verdict.lockfile !== lockfile) {
    return { ok: false, said: "package-lock.json has changed since its audit: run npm run audit" };
  }
  if (!all || !running) {
    return {
      ok: true,
      said: `NOT AUDITED: on ${on} the registry did not support audits; run npm run audit with one that does`,
    };
  }
  const grave = running.high + running.critical;
  const said = `${on}: ${grave} high or critical in what runs, ${all.high + all.critical} with a developer's tools`;
  return { ok: grave === 0, said };
}
