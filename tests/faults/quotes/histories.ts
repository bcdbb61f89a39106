import fc from "fast-check";
import { takePix } from "../../support/hand-pix.ts";
import type { FaultApp } from "../app.ts";
import { policies } from "../guest-page/policy.ts";
import { count } from "../judge.ts";
import { openBooks } from "../open-books.ts";
import { createRandom, type Random } from "../random.ts";
import { countChanges } from "./counts.ts";
import { drawProposal } from "./draw.ts";
import { finish } from "./finish.ts";
import type { History } from "./history.ts";
import { lookAt, lookAtSite } from "./look.ts";
import { type Act, doAtOnce } from "./real.ts";
import { type Draw, type DrawName, draws, often, together } from "./steps.ts";
import { passSome } from "./time.ts";
import { emptyWorld } from "./world.ts";

type Command = fc.AsyncCommand<object, History>;

function commandOf(
  name: string,
  dice: number,
  run: (history: History, random: Random) => Promise<void>,
): Command {
  return {
    toString: () => `${name} ${dice}`,
    check: () => true,
    run: (_, history) => run(history, createRandom(dice)),
  };
}

/** Does what was drawn, at once, and counts what came of it. */
async function play(history: History, names: readonly DrawName[], acts: readonly Act[]) {
  const before = history.world;
  const answers = await doAtOnce(history, acts);
  countChanges(history, before);
  const isAlone = acts.length === 1;
  const told = names.map((name, index) => `${name} ${answers[index]}`);
  if (isAlone) count(history, told[0] ?? "");
  else count(history, `at once: ${names.join(" and ")}`);
}

const one = (name: DrawName) => (dice: number) =>
  commandOf(name, dice, async (history, random) => {
    const draw: Draw = draws[name];
    const act = await draw(history, random);
    if (act) await play(history, [name], [act]);
  });

const several = (names: readonly DrawName[]) => (dice: number) =>
  commandOf(names.join(" and "), dice, async (history, random) => {
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

/** A job runs once, and so does a reconciler; anything else may be done twice. */
const isApart = (act: Act, other: Act) => !act.name.startsWith("run ") || act.name !== other.name;

const passes = (dice: number) =>
  commandOf("time passes", dice, async (history, random) => {
    const before = structuredClone(history.world);
    passSome(history, random);
    await doAtOnce(history, []);
    countChanges(history, before);
  });

const looks = (dice: number) =>
  commandOf("somebody looks", dice, async (history, random) => {
    await doAtOnce(history, []);
    const proposal = drawProposal(history, random);
    if (proposal) await lookAt(history, proposal);
    await lookAtSite(history);
    count(history, "look");
  });

const TIMES = { pass: 18, look: 4 };

const steps = [
  ...Object.entries(often).flatMap(([name, times]) =>
    Array.from({ length: times }, () => one(name as DrawName)),
  ),
  ...together.map((names) => several(names)),
  ...Array.from({ length: TIMES.pass }, () => passes),
  ...Array.from({ length: TIMES.look }, () => looks),
].map((command) => fc.nat(1_000_000).map(command));

/** Clean books of a house that takes Pix. */
export async function openHistory(app: FaultApp, did: Map<string, number>): Promise<History> {
  const terms = { cancel: true, change: "self", changeUntilDays: 0, tell: true } as const;
  const policy = policies[1] as (typeof policies)[number];
  await openBooks(app, { policy, terms, depositPercent: null });
  await app.deps.pool.query("delete from season");
  await takePix(app);
  const started = app.deps.clock();
  const ids = { proposals: [], bookings: [], shown: new Map<number, string>(), meant: new Map() };
  return { app, started, world: emptyWorld(started), ...ids, did };
}

export function historiesOf(commands: number) {
  return fc.commands(steps, { maxCommands: commands, size: "max" });
}

/** A random history of proposals, in the app and in a model of it. */
export async function live(
  app: FaultApp,
  sequence: Iterable<Command>,
  did: Map<string, number>,
): Promise<void> {
  const shift = app.deps.clock() - performance.now();
  try {
    const history = await openHistory(app, did);
    await fc.asyncModelRun(() => ({ model: {}, real: history }), sequence);
    await finish(history);
  } finally {
    app.passTime(shift - (app.deps.clock() - performance.now()));
  }
}
