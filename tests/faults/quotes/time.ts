import { DAY, MINUTE } from "../money/policy.ts";
import type { Random } from "../random.ts";
import type { History } from "./history.ts";
import { passTime } from "./owner.ts";
import { isAboutToYield } from "./unpaid.ts";
import { HOUR, type World } from "./world.ts";

/** The app's clock advances while it works, so no deadline may fall into that time. */
const [JUST_OVER, SOON] = [5_000, MINUTE];

/** The moments at which the clock changes something. */
function edgesOf({ proposals, bookings, now }: World): number[] {
  const behind = 3 * HOUR;
  const midnight = Math.ceil((now - behind) / DAY) * DAY + behind;
  return [
    ...[midnight, midnight + DAY, midnight + 2 * DAY],
    ...proposals.flatMap(({ validUntil, heldUntil }) => [validUntil, heldUntil ?? 0]),
    ...bookings.flatMap(({ holdEnds, session }) => [holdEnds, session?.ends ?? 0]),
  ];
}

export function pass(history: History, wanted: number): void {
  const { app, world } = history;
  const edges = edgesOf(world);
  const isNear = (at: number) =>
    edges.some((edge) => edge > at - JUST_OVER && edge < at + SOON) ||
    isAboutToYield(world, at, at + SOON);
  let then = app.deps.clock() + wanted;
  while (isNear(then)) then += MINUTE / 2;
  app.passTime(then - app.deps.clock());
  passTime(world, then);
}

const SPANS = [7 * MINUTE, 23 * MINUTE, 23 * MINUTE, 50 * MINUTE, 50 * MINUTE, 3 * HOUR, 26 * HOUR];
const FURTHEST = 2 * DAY;

/** Some time, or to just before or after the next deadline. */
export function passSome(history: History, random: Random): void {
  const now = history.app.deps.clock();
  const ahead = edgesOf(history.world).filter((edge) => edge > now + SOON);
  const next = Math.min(...ahead);
  if (random.next() < 0.5 || next > now + FURTHEST) pass(history, random.pick(SPANS));
  else pass(history, next - now + (random.next() < 0.3 ? -SOON : JUST_OVER));
}

/** Until nothing is under way. */
export function passAll(history: History): void {
  pass(history, Math.max(...edgesOf(history.world)) - history.app.deps.clock() + HOUR);
}
