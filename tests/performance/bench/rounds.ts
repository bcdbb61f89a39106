/** One round of one side, and what it cost. */
export type Side = () => Promise<number>;

/**
 * A, B, A, B: whatever else the machine does in these minutes is shared by both sides. The first
 * rounds are for warming up and are forgotten.
 */
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
