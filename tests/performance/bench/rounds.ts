/** One round of one side; returns its cost. */
export type Side = () => Promise<number>;

/** A, B, A, B: both sides share the machine's load. The first rounds warm up and are dropped. */
export async function alternate(
  sides: readonly [Side, Side],
  { rounds, warmUp }: { rounds: number; warmUp: number },
): Promise<[number[], number[]]> {
  const [one, other] = sides;
  const kept: [number[], number[]] = [[], []];
  for (let round = -warmUp; round < rounds; round++) {
    const costs = [await one(), await other()] as const;
    if (round < 0) continue;
    kept[0].push(costs[0]);
    kept[1].push(costs[1]);
  }
  return kept;
}
