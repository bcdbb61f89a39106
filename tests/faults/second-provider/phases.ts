import { AppError } from "../../../src/domain/app-error.ts";
import { takeBy } from "../../support/take-by.ts";
import { count } from "../judge.ts";
import { knownOf } from "./acts.ts";
import { open, openBalance } from "./opening.ts";
import { comeBack, pay } from "./paying.ts";
import { drawRival, type Manner, type Story, type Timing, type Way } from "./story.ts";
import { isPassing } from "./trouble.ts";
import { together, type Wave } from "./wave.ts";

/** The house takes cards in the first provider's frame, or everything through the second. */
async function choose({ app }: Wave, way: Way): Promise<void> {
  await takeBy(app.deps, { card: way === "page" ? "mercadopago" : "stripe" });
}

/** All guests begin to pay; then those whose timing is this one pay. */
export async function payFirst(wave: Wave, timing: Timing): Promise<void> {
  if (timing === "in time") await beginAll(wave);
  const payers = wave.stories.filter((one) => one.timing === timing && !one.rivalOf);
  if (timing === "last second") passToLastSecond(wave, payers);
  await payAll(wave, payers, timing);
}

/** The house changes its choice while some guests begin. */
async function beginAll(wave: Wave): Promise<void> {
  for (const isPage of [false, true]) {
    await choose(wave, isPage ? "page" : "frame");
    const these = wave.stories.filter(({ way }) => (way === "page") === isPage);
    await together(wave, these, (story) => open(wave, story));
  }
}

const SPARE_MS = 3_000;
const EARLY_MS = 20_000;

function passToLastSecond({ app, stories }: Wave, payers: readonly Story[]): void {
  const ends = (payers.length > 0 ? payers : stories).flatMap(({ sessions }) =>
    sessions.map(({ expiresAt }) => expiresAt),
  );
  const left = Math.min(...ends) - SPARE_MS - app.deps.clock();
  if (left > 0) app.passTime(left);
}

async function payAll(wave: Wave, payers: readonly Story[], timing: Timing): Promise<void> {
  await wave.post.tellEarly(wave.random.pick([0, EARLY_MS]));
  await together(wave, payers, async (story) => {
    const [session] = story.sessions;
    if (!session) return;
    await pay(wave, story, session, story.manner, timing);
    if (story.random.next() < 0.4) await comeBack(wave, story);
  });
  // Payments of later phases must be readable at once.
  await wave.post.tellEarly(0);
}

/** Rivals book the nights of some guests who have not paid in time. */
export async function rivalsCome(wave: Wave): Promise<void> {
  const { random, stories } = wave;
  await choose(wave, "page");
  for (const late of stories.filter(({ timing }) => timing === "too late")) {
    if (random.next() < 0.5) continue;
    const rival = drawRival(random, stories.length, random.pick(["page", "code"]), late);
    const isOpen = await open(wave, rival).then(
      () => true,
      (error: unknown) => {
        if (error instanceof AppError && error.code === "nights-taken") return false;
        throw error;
      },
    );
    if (!isOpen) continue;
    late.hasLostNights = true;
    stories.push(rival);
    count(wave, "rivals");
    await payAll(wave, [rival], "in time");
  }
}

const MANNERS: Readonly<Record<Way, readonly Manner[]>> = {
  frame: ["once"],
  page: ["once", "twice"],
  code: ["once", "twice", "half", "as somebody else"],
};

/** Some of those who paid a deposit pay the rest. */
export async function payBalances(wave: Wave): Promise<void> {
  const isPage = wave.random.next() < 0.5;
  await choose(wave, isPage ? "page" : "frame");
  const owing = wave.stories.filter(
    ({ paysAll, bookingId, sessions }) => !paysAll && bookingId !== null && sessions.length < 2,
  );
  await together(wave, owing, async (story) => {
    const { state } = await knownOf(wave, story);
    const { random } = story;
    if (state !== "confirmed" || random.next() < 0.3) return;
    const way = random.pick<Way>([isPage ? "page" : "frame", "code"]);
    try {
      await openBalance(wave, story, way);
    } catch (error) {
      if (error instanceof AppError && error.code === "nothing-open") return;
      if (isPassing(error)) return;
      throw error;
    }
    const session = story.sessions.at(-1);
    if (!session || random.next() < 0.1) return;
    await pay(wave, story, session, random.pick(MANNERS[way]), "in time");
    count(wave, "balances");
    if (random.next() < 0.4) await comeBack(wave, story);
  });
}
