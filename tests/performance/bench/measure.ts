/** A figure with its goal beside it; a figure without one is there to be read. */
export type Figure = {
  readonly id: string;
  readonly value: number;
  readonly unit: string;
  readonly goal: string | null;
  readonly met: boolean | null;
};

export type Goal = { readonly atMost: number } | { readonly atLeast: number };

/** Judged as it is shown: two digits more than the machine can repeat would be decoration. */
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
 * How many times one side is the other, round by round. Two neighbouring rounds share whatever
 * else the machine was busy with, so that the quotient of a pair is steadier than either.
 */
export function timesAsMuch(one: readonly number[], other: readonly number[]): number {
  if (one.length !== other.length) throw new Error("unequal number of rounds");
  return median(one.map((value, round) => value / (other[round] ?? Number.NaN)));
}
