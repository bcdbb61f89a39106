/** A figure with its goal. */
export type Figure = {
  readonly id: string;
  readonly value: number;
  readonly unit: string;
  readonly goal: string;
  readonly met: boolean;
};

type Relation = "at most" | "at least" | "under";

/** Judged as displayed, with at most three digits, so that 40 is never over 40. */
export function figure(
  id: string,
  value: number,
  unit: string,
  [relation, goal]: readonly [Relation, number],
): Figure {
  const shown = Number(value.toFixed(3));
  const met =
    relation === "at least" ? shown >= goal : relation === "under" ? shown < goal : shown <= goal;
  return { id, value: shown, unit, goal: `${relation} ${goal}`, met };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = low] = sorted.slice(
    Math.ceil(middle) - 1,
    Math.floor(middle) + 1,
  );
  return (low + high) / 2;
}
