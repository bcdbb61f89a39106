/** A name above its bar: where it starts and ends, in pixels, and on which side its pole is. */
export type Flag = {
  readonly key: string;
  readonly left: number;
  readonly right: number;
  /** It reaches back from the bar's end, because it would leave the grid on the right. */
  readonly isBack: boolean;
};

const MOST_LANES = 6;

type Placed = Flag & { readonly lane: number };

/**
 * The lane of each flag, counted from the bar upwards. Flags of one lane do not overlap, and no
 * pole crosses another flag's words.
 */
export function lanesOf(flags: readonly Flag[]): Map<string, number> {
  const ahead = flags.filter(({ isBack }) => !isBack).toReversed();
  const placed: Placed[] = [];
  for (const flag of [...ahead, ...flags.filter(({ isBack }) => isBack)]) {
    let lane = 1;
    while (lane < MOST_LANES && !isFree(placed, flag, lane)) lane += 1;
    placed.push({ ...flag, lane });
  }
  return new Map(placed.map(({ key, lane }) => [key, lane]));
}

function isFree(placed: readonly Placed[], flag: Flag, lane: number): boolean {
  return placed.every((other) => {
    if (other.lane === lane) return flag.right <= other.left || other.right <= flag.left;
    return other.lane < lane ? !crosses(flag, other) : !crosses(other, flag);
  });
}

function crosses(upper: Flag, lower: Flag): boolean {
  const pole = upper.isBack ? upper.right : upper.left;
  return lower.left < pole && pole < lower.right;
}
