import { setTimeout as sleep } from "node:timers/promises";
import { reconcile } from "../../../src/server/reconciler/reconcile.ts";
import type { FaultApp } from "../app.ts";
import { slowness } from "../machine.ts";
import type { Random } from "../random.ts";
import type { Finding } from "../report.ts";
import { complaints } from "./complaints.ts";
import { type Flow, startFlow } from "./flow.ts";
import type { Line } from "./line.ts";
import type { Stage } from "./story.ts";

const HEALED_MS = 30_000;
const TURN_MS = 5_000;

export type Fire = {
  readonly width: number;
  readonly random: Random;
  /** Injects faults while guests book; returns how many, and other failures. */
  burn(flow: Flow): Promise<{ trials: number; wrong: readonly string[]; note: string }>;
};

/** Faults while guests book, then thirty seconds of an idle machine to recover without help. */
export async function underFire(stage: Stage, fire: Fire): Promise<Finding> {
  const { app, line } = stage;
  await app.deps.pool.query("update property set same_day_turnover = true");
  const flow = startFlow(stage, fire.width, fire.random);
  const { trials, wrong, note } = await fire.burn(flow);
  const ended = performance.now();
  await flow.end();
  const left = await heal(app, flow, ended);
  const healed = ((performance.now() - ended) / 1000).toFixed(1);
  const all = [...left, ...wrong, ...flow.broken, ...line.wrong];
  for (const complaint of all.slice(0, 20)) console.log(`  ${complaint}`);
  const lost = all.filter((text) => text.includes("LOST")).length;
  const astray = all.filter((text) => text.includes("ASTRAY")).length;
  return {
    trials,
    failures: all.length,
    note: `${note}; ${flow.stories.length} guests, ${lost} promises lost, ${astray} payments astray, settled after ${healed} s; ${talkOf(line)}`,
  };
}

/** The reconciler runs every two minutes in production; here as soon as it is useful. */
async function heal(app: FaultApp, flow: Flow, since: number): Promise<string[]> {
  let next = 0;
  for (;;) {
    if (performance.now() >= next) {
      await reconcile(app.deps);
      next = performance.now() + TURN_MS;
    }
    const left = await complaints(app, flow.stories);
    if (performance.now() - since > HEALED_MS * slowness()) return [...left, "not settled in time"];
    if (left.length === 0) return left;
    await sleep(250);
  }
}

function talkOf({ calls, unanswered, refused, slowestMs }: Line): string {
  return `${calls} calls, ${unanswered} cut, ${refused} of 5xx, slowest ${Math.round(slowestMs)} ms`;
}
