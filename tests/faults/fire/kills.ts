import { setTimeout as sleep } from "node:timers/promises";
import type { FaultApp } from "../app.ts";
import { slowness } from "../machine.ts";
import type { Random } from "../random.ts";
import type { Finding } from "../report.ts";
import { Line } from "./line.ts";
import { type OwnApp, surroundingsOf, withOwnApps } from "./own-apps.ts";
import { type Fire, underFire } from "./under-fire.ts";

const APPS = 3;
const GUESTS = 6;
const REHEARSAL_MS = 5_000;
const REACHED_MS = 8_000;
const TRIES = 5;
const LONGEST_LIFE_MS = 700;

export type Deaths = {
  readonly random: number;
  readonly perPoint: number;
  readonly points?: number;
};

/** Killed from outside after a delay, or at a labelled point. */
type Death =
  | { readonly afterMs: number }
  | { readonly at: string; readonly pass: number; tries: number };

/** Processes that share a database die at random and at every labelled point while guests book. */
export function kills(
  app: FaultApp,
  deaths: Deaths,
  random: Random,
  around = surroundingsOf(app),
): Promise<Finding> {
  const heard = new Map<string, number>();
  const hear = (line: string) => {
    const label = line.replace(/^point /, "");
    heard.set(label, (heard.get(label) ?? 0) + 1);
  };
  const work = (apps: OwnApp[]) => {
    const stage = { app, line: new Line(), url: () => random.pick(apps).url };
    const burn: Fire["burn"] = async () => {
      await sleep(REHEARSAL_MS);
      const points = [...heard].filter(([, times]) => times > 1).map(([label]) => label);
      const list = deathList(random.shuffle(points).slice(0, deaths.points), deaths, random);
      const trials = list.length;
      const wrong: string[] = [];
      await Promise.all(apps.map((own) => execute(app, own, list, wrong)));
      return {
        trials,
        wrong,
        note: `${deaths.random} at random, ${points.length} labelled points`,
      };
    };
    return underFire(stage, { width: GUESTS, random, burn });
  };
  return withOwnApps(app, APPS, around, work, hear);
}

function deathList(points: readonly string[], { random: blind, perPoint }: Deaths, random: Random) {
  const atPoints = Array.from({ length: perPoint }, () => points).flat();
  return random.shuffle<Death>([
    ...Array.from({ length: blind }, () => ({ afterMs: random.below(LONGEST_LIFE_MS) })),
    ...atPoints.map((at) => ({ at, pass: 1 + random.below(3), tries: 0 })),
  ]);
}

/** Restarts one app until every planned crash has happened. */
async function execute(app: FaultApp, own: OwnApp, list: Death[], wrong: string[]): Promise<void> {
  for (let death = list.pop(); death; death = list.pop()) {
    await own.listening();
    if ("afterMs" in death) {
      await sleep(death.afterMs);
      await own.kill();
      continue;
    }
    // Some points are reached only by the process that gets the webhooks.
    app.payments.setWebhookUrl(`${own.url}/payment/webhook`);
    own.tell(`${death.tries === 0 ? death.pass : 1} ${death.at}`);
    const patience = sleep(REACHED_MS * slowness(), false);
    const reached = await Promise.race([own.death().then(() => true), patience]);
    if (reached) continue;
    if (++death.tries < TRIES) list.unshift(death);
    else wrong.push(`${death.at} was never reached`);
  }
}
