/** A figure with its goal; without one it is informational. */
export type Figure = {
  readonly id: string;
  readonly value: number;
  readonly unit: string;
  readonly goal: string | null;
  readonly met: boolean | null;
};

export type Goal = { readonly atMost: number } | { readonly atLeast: number };

/** Judged as displayed: more digits than the machine can reproduce mean nothing. */
export function figure(id: string, value: number, unit: string, goal?: Goal): Figure {
  const shown = rounded(value);
  if (!goal) return { id, value: shown, unit, goal: null, met: null };
  return "atMost" in goal
    ? { id, value: shown, unit, goal: `at most ${goal.atMost}`, met: shown <= goal.atMost }
    : { id, value: shown, unit, goal: `at least ${goal.atLeast}`, met: shown >= goal.atLeast };
}

function rounded(value: number): number {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return Number(value.toFixed(digits));
}

export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error("median of an empty list");
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  return (lower + upper) / 2;
}

/**
 * The ratio of two sides, round by round. Neighbouring rounds share the machine's load, so the
 * ratio of a pair is steadier than either.
 */
export function timesAsMuch(one: readonly number[], other: readonly number[]): number {
  if (one.length !== other.length) throw new Error("unequal number of rounds");
  return median(one.map((value, round) => value / (other[round] ?? Number.NaN)));
}
