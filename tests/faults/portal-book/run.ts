import type { FaultApp } from "../app.ts";
import { isForNow } from "../client.ts";
import type { Random } from "../random.ts";
import type { Finding } from "../report.ts";
import { tooRare } from "../try-histories.ts";
import { judgeAll, readAndJudge } from "./judge.ts";
import { addCalendar, steps } from "./steps.ts";
import { newWorld, type World } from "./world.ts";

/** The most steps between two readings. */
const MOST_STEPS = 4;

/** Events that must have happened, or they count as untested. */
const events = [
  ...["portal-sold", "portal-found", "portal-cancelled", "portal-returned", "portal-unread"],
  ...["moved", "called-closed", "called-guest", "payment-removed"],
] as const;

type Size = { readonly readings: number; readonly leastOfEach: number };

/**
 * Two portals sell, change, cancel, close, rename and are disconnected, while the owner completes
 * their guests. After every reading the book must equal that of a plain model.
 */
export async function portalBook(
  app: FaultApp,
  { readings, leastOfEach }: Size,
  random: Random,
): Promise<Finding> {
  const world = newWorld(app, random);
  const told: string[] = [];
  let reading = 0;
  for (; reading < readings && told.length === 0; reading += 1) {
    await oneReading(world).catch((error: unknown) => {
      if (isForNow(error)) throw error;
      told.push(`reading ${reading + 1}: ${error instanceof Error ? error.message : error}`);
    });
  }
  const seen = await countEvents(app);
  told.push(...tooRare(seen, leastOfEach));
  const note = [...told, ...[...seen].map(([event, times]) => `${event} ${times}`)].join("; ");
  return { trials: reading, failures: told.length, note };
}

async function countEvents({ deps }: FaultApp): Promise<ReadonlyMap<string, number>> {
  const { rows } = await deps.pool.query<{ event: string; times: number }>(
    "select event, count(*)::int as times from booking_journal group by event",
  );
  const times = new Map(rows.map((row) => [row.event, row.times]));
  return new Map(events.map((event) => [event, times.get(event) ?? 0]));
}

async function oneReading(world: World): Promise<void> {
  const { random, desks } = world;
  for (let step = random.below(MOST_STEPS + 1); step > 0; step -= 1) {
    await pickStep(world)(world, random.pick(desks));
  }
  const desk = random.pick(desks);
  if (!desk.feedId) await addCalendar(world, desk);
  await readAndJudge(world, desk);
  await judgeAll(world);
}

function pickStep({ random }: World) {
  const all = steps.flatMap(([weight, step]) => Array.from({ length: weight }, () => step));
  return random.pick(all);
}
