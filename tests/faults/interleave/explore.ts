import { depend, type Footprint } from "./footprint.ts";
import type { Play } from "./play.ts";

type Steps = ReadonlyMap<number, Footprint>;
type Node = {
  readonly enabled: Steps;
  /** Steps whose turn here would only repeat an order already explored. */
  readonly asleep: Steps;
  readonly tried: Map<number, Footprint>;
  chosen: number;
};

/**
 * Plays every order of the steps. Of orders that differ only in steps which do not depend on each
 * other, it plays one (sleep sets, after Godefroid).
 */
export async function everyOrder(
  begin: () => Promise<Play>,
  judge: (play: Play, order: readonly number[]) => Promise<void>,
): Promise<void> {
  const path: Node[] = [];
  do {
    const play = await begin();
    for (const { chosen } of path) await play.step(chosen);
    const isNew = await playOn(play, path);
    await play.drain();
    const order = path.map(({ chosen }) => chosen);
    if (isNew) await judge(play, order);
  } while (turnBack(path));
}

/** Continues from the end of the path; false if all remaining steps are asleep. */
async function playOn(play: Play, path: Node[]): Promise<boolean> {
  while (!play.isOver) {
    const enabled = await play.enabled();
    if (enabled.size === 0) break;
    const asleep = sleepersAfter(path.at(-1), enabled);
    const next = awake({ enabled, asleep, tried: new Map() });
    if (next === undefined) return false;
    path.push({ enabled, asleep, tried: new Map(), chosen: next });
    await play.step(next);
  }
  return true;
}

function sleepersAfter(last: Node | undefined, enabled: Steps): Steps {
  if (!last) return new Map();
  const taken = last.enabled.get(last.chosen) ?? new Map();
  const before = [...last.asleep, ...last.tried];
  return new Map(before.filter(([who, step]) => enabled.has(who) && !depend(step, taken)));
}

function awake({ enabled, asleep, tried }: Omit<Node, "chosen">): number | undefined {
  return [...enabled.keys()].find((who) => !asleep.has(who) && !tried.has(who));
}

/** Backtracks to the last point where another session could have run. */
function turnBack(path: Node[]): boolean {
  for (let last = path.at(-1); last; last = path.at(-1)) {
    last.tried.set(last.chosen, last.enabled.get(last.chosen) ?? new Map());
    const other = awake(last);
    if (other !== undefined) {
      last.chosen = other;
      return true;
    }
    path.pop();
  }
  return false;
}
