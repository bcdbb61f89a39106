import { addDays, todayIn } from "../../../src/domain/day.ts";
import { askForDeposit } from "../../support/stories.ts";
import type { FaultApp } from "../app.ts";
import { clearBooks } from "../clear-books.ts";
import { readLedgers } from "../money/ledgers.ts";
import { policies } from "../money/policy.ts";
import { createRandom } from "../random.ts";
import type { Finding } from "../report.ts";
import { act, decide } from "./acts.ts";
import { compare } from "./compare.ts";
import { reconcileOnce, sendRefunds, settleEverything } from "./ending.ts";
import { DEPOSIT_PERCENT } from "./opening.ts";
import { payBalances, payFirst, rivalsCome } from "./phases.ts";
import { Post } from "./post.ts";
import { plainly, playScenes } from "./scenes.ts";
import { drawStory, ROOMS, type Story, type Way } from "./story.ts";
import { loseRefundAnswers, orderHabits, orderRefunds, orderTrouble } from "./trouble.ts";
import { MINUTE, together, type Wave } from "./wave.ts";

const GUESTS = 16;
/** Half of the stories for each provider. */
const WAYS: readonly Way[] = ["frame", "page", "frame", "code"];
const SHOWN = 6;

/** Guests pay through two providers whose notices may be missing, late or repeated. */
export async function secondProvider(
  app: FaultApp,
  { payments }: { readonly payments: number },
  seed: number,
): Promise<Finding> {
  const did = new Map<string, number>();
  const wrong: string[] = [];
  let trials = 0;
  for (let number = 0; trials < payments; number++) {
    const wave = await openWave(app, seed + number, did);
    await play(wave).catch((error: unknown) => {
      wave.wrong.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
    });
    trials += Math.max(1, readLedgers(app).length);
    noteWave(wave, did);
    const told = wave.wrong.map((what) => `wave ${number} of seed ${seed}: ${what}`);
    for (const what of told.slice(0, SHOWN)) console.log(what);
    wrong.push(...told);
  }
  const seen = [...did].toSorted().map(([what, times]) => `${what} ${times}`);
  const first = wrong.slice(0, 1).map((what) => what.split("\n")[0]);
  return { trials, failures: wrong.length, note: [...first, ...seen].join("; ") };
}

async function openWave(app: FaultApp, seed: number, did: Map<string, number>): Promise<Wave> {
  const random = createRandom(seed);
  await clearBooks(app.deps.pool);
  for (const url of [app.payments.url, app.mercadoPago.url])
    await fetch(`${url}/__control/reset`, { method: "POST" });
  await askForDeposit(app, { percent: DEPOSIT_PERCENT });
  const cancellation_policy = JSON.stringify(random.pick(policies));
  await app.deps.db.updateTable("property").set({ cancellation_policy }).execute();
  const today = todayIn("America/Bahia", app.deps.clock());
  const stories = Array.from({ length: GUESTS }, (_, number): Story => {
    const checkIn = addDays(today, 20 + 4 * Math.floor(number / ROOMS.length));
    const room = ROOMS[(number + Math.floor(number / 4)) % ROOMS.length] as string;
    const way = WAYS[number % WAYS.length] as Way;
    const stay = { checkIn, checkOut: addDays(checkIn, 2) };
    return { ...drawStory(random, { number, way, room, stay }), ...plainly(number) };
  });
  const post = new Post(app, random);
  await post.begin();
  return { app, random, stories, post, did, wrong: post.wrong };
}

/** One wave, from the first guest to the last centavo. */
async function play(wave: Wave): Promise<void> {
  const { app, post } = wave;
  await orderHabits(wave);
  await orderTrouble(wave, 4);
  await payFirst(wave, "in time");
  await news(wave);
  await payFirst(wave, "last second");
  await news(wave);
  app.passTime(13 * MINUTE);
  await reconcileOnce(wave);
  await rivalsCome(wave);
  await payFirst(wave, "too late");
  await news(wave);
  await playScenes(wave);
  await payBalances(wave);
  await news(wave);
  for (let round = 0; round < 3; round++) {
    await orderTrouble(wave, 3);
    await orderRefunds(wave);
    await loseRefundAnswers(wave);
    await each(wave, act);
    await sendRefunds(wave);
    await news(wave);
    await each(wave, decide);
    app.passTime(MINUTE);
    await sendRefunds(wave);
    await post.go();
    await reconcileOnce(wave);
  }
  await settleEverything(wave);
  await compare(wave);
}

/** Forged notices first, while nothing else happens; then the genuine ones. */
async function news(wave: Wave): Promise<void> {
  await wave.post.forge();
  await orderTrouble(wave, 2);
  await wave.post.go();
  wave.app.passTime(30_000);
  await wave.post.go();
}

function each(wave: Wave, work: (wave: Wave, story: Story) => Promise<void>): Promise<void> {
  return together(wave, wave.stories, (story) => work(wave, story));
}

function noteWave({ post }: Wave, did: Map<string, number>): void {
  for (const what of ["sent", "lost", "refused", "forged"] as const)
    did.set(`notices ${what}`, (did.get(`notices ${what}`) ?? 0) + post[what]);
}
