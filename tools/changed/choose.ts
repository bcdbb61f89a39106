/** A test file that could be run: higher ranks run first. */
export type Candidate = {
  readonly file: string;
  readonly rank: number;
  readonly why: string;
};

export type Choice = {
  readonly chosen: readonly (Candidate & { readonly seconds: number })[];
  /** Reached, but beyond the time limit. */
  readonly left: readonly string[];
  readonly seconds: number;
};

/**
 * Always the nearest file, then more as far as the time allows. One that does not fit is skipped,
 * because a shorter one after it may fit.
 */
export function choose(
  candidates: readonly Candidate[],
  secondsOf: (file: string) => number,
  allowed: number,
): Choice {
  const ordered = candidates
    .map((one) => ({ ...one, seconds: secondsOf(one.file) }))
    .sort((a, b) => b.rank - a.rank || a.seconds - b.seconds);
  const chosen: Choice["chosen"][number][] = [];
  let seconds = 0;
  for (const one of ordered) {
    if (chosen.length > 0 && seconds + one.seconds > allowed) continue;
    chosen.push(one);
    seconds += one.seconds;
  }
  const files = new Set(chosen.map(({ file }) => file));
  const left = ordered.map(({ file }) => file).filter((file) => !files.has(file));
  return { chosen, left, seconds };
}
