/** Something that could be run: the higher its rank, the sooner it is. */
export type Candidate = {
  readonly file: string;
  readonly rank: number;
  readonly why: string;
};

export type Choice = {
  readonly chosen: readonly (Candidate & { readonly seconds: number })[];
  /** Reached, but beyond what may be spent. */
  readonly left: readonly string[];
  readonly seconds: number;
};

/**
 * The nearest in any case, and more as far as the time allows. One that does not fit is left out, and
 * a shorter one behind it may still fit.
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
