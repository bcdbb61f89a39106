import fc from "fast-check";
import { takePix } from "../../support/hand-pix.ts";
import type { FaultApp } from "../app.ts";
import { count } from "../judge.ts";
import { usualPolicy } from "../money/policy.ts";
import { openBooks } from "../open-books.ts";
import type { Random } from "../random.ts";
import { historiesOf, type Step } from "../steps.ts";
import { countChanges } from "./counts.ts";
import { drawProposal } from "./draw.ts";
import { finish } from "./finish.ts";
import type { History } from "./history.ts";
import { lookAt, lookAtSite } from "./look.ts";
import { type Act, doAtOnce } from "./real.ts";
import { type Draw, type DrawName, draws, often, together } from "./steps.ts";
import { passSome } from "./time.ts";
import { copyOf, emptyWorld } from "./world.ts";

/** Every order of events has its own copy of the model, so the model is in the history. */
type NoBookings = { readonly bookings: readonly never[] };
type QuoteStep = Step<NoBookings, History, never>;

const stepOf = (
  name: string,
  times: number,
  happens: (history: History, random: Random) => Promise<void>,
): QuoteStep => ({ name, times, happens: (_, history, random) => happens(history, random) });

/** Performs the drawn acts at once, and counts the results. */
async function play(history: History, names: readonly DrawName[], acts: readonly Act[]) {
  const before = history.world;
  const answers = await doAtOnce(history, acts);
  countChanges(history, before);
  const isAlone = acts.length === 1;
  const told = names.map((name, index) => `${name} ${answers[index]}`);
  if (isAlone) count(history, told[0] ?? "");
  else count(history, `at once: ${names.join(" and ")}`);
}

const one = (name: DrawName, times: number) =>
  stepOf(name, times, async (history, random) => {
    const draw: Draw = draws[name];
    const act = await draw(history, random);
    if (act) await play(history, [name], [act]);
  });

const several = (names: readonly DrawName[]) =>
  stepOf(names.join(" and "), 1, async (history, random) => {
    const about = drawProposal(history, random);
    const drawn: { readonly name: DrawName; readonly act: Act }[] = [];
    for (const name of names) {
      const draw: Draw = draws[name];
      const act = await draw(history, random, about);
      if (act && drawn.every((other) => isApart(other.act, act))) drawn.push({ name, act });
    }
    if (drawn.length < 2) return;
    await play(
      history,
      drawn.map(({ name }) => name),
      drawn.map(({ act }) => act),
    );
  });

/** A job does not run twice at once, nor does the reconciler; anything else may be done twice. */
const isApart = (act: Act, other: Act) => !act.name.startsWith("run ") || act.name !== other.name;

const passes = stepOf("time passes", 18, async (history, random) => {
  const before = copyOf(history.world);
  passSome(history, random);
  await doAtOnce(history, []);
  countChanges(history, before);
});

const looks = stepOf("somebody looks", 4, async (history, random) => {
  await doAtOnce(history, []);
  const proposal = drawProposal(history, random);
  if (proposal) await lookAt(history, proposal);
  await lookAtSite(history);
  count(history, "look");
});

const steps = [
  ...Object.entries(often).map(([name, times]) => one(name as DrawName, times)),
  ...together.map(several),
  ...[passes, looks],
];

/** Clean books of a house that takes Pix. */
export async function openHistory(app: FaultApp, did: Map<string, number>): Promise<History> {
  const terms = { cancel: true, change: "self", changeUntilDays: 0, tell: true } as const;
  await openBooks(app, { policy: usualPolicy, terms, depositPercent: null });
  await app.deps.pool.query("delete from season");
  await takePix(app);
  const started = app.deps.clock();
  const ids = { proposals: [], bookings: [], shown: new Map<number, string>(), meant: new Map() };
  return { app, started, world: emptyWorld(started), ...ids, did };
}

/** Every step compares app and model itself: its result decides which order of events it was. */
export const quoteHistories = (commands: number) => historiesOf(steps, commands, async () => {});

/** A random history of proposals, in the app and in a model of it. */
export async function live(
  app: FaultApp,
  sequence: Iterable<fc.AsyncCommand<NoBookings, History>>,
  did: Map<string, number>,
): Promise<void> {
  const shift = app.deps.clock() - performance.now();
  try {
    const history = await openHistory(app, did);
    await fc.asyncModelRun(() => ({ model: { bookings: [] }, real: history }), sequence);
    await finish(history);
  } finally {
    app.passTime(shift - (app.deps.clock() - performance.now()));
  }
}
