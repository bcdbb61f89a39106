import { setTimeout as sleep } from "node:timers/promises";
import type { FaultApp } from "../app.ts";
import type { Random } from "../random.ts";
import type { Finding } from "../report.ts";
import type { DurableCluster } from "./durable-cluster.ts";
import { Line } from "./line.ts";
import { type OwnApp, surroundingsOf, withOwnApps } from "./own-apps.ts";
import { type Fire, underFire } from "./under-fire.ts";

const GUESTS = 6;
const LULL_MS = 500;
const AT_ONCE = 4;

export type Harm = {
  readonly kills: number;
  readonly restarts: number;
  readonly connections: number;
};

/** The database is killed, restarted and disconnected while guests book. */
export function databaseDeaths(
  app: FaultApp,
  cluster: DurableCluster,
  harm: Harm,
  random: Random,
): Promise<Finding> {
  return withOwnApps(app, 1, surroundingsOf(app), ([own]) => {
    const { url, deaths } = own as OwnApp;
    const burn: Fire["burn"] = async () => {
      const blows = random.shuffle([
        ...Array.from({ length: harm.kills }, () => cluster.kill),
        ...Array.from({ length: harm.restarts }, () => cluster.restart),
      ]);
      let left = harm.connections;
      for (const blow of blows) {
        await sleep(random.below(LULL_MS));
        await blow();
        const share = Math.ceil(harm.connections / blows.length);
        left -= await endSome(cluster, Math.min(left, share), random);
      }
      await endSome(cluster, left, random);
      const wrong = deaths() > 0 ? [`the app itself died ${deaths()} times`] : [];
      const trials = blows.length + harm.connections;
      const note = `${harm.kills} kills, ${harm.restarts} restarts, ${harm.connections} connections ended`;
      return { trials, wrong, note };
    };
    const stage = { app, line: new Line(), url: () => url };
    return underFire(stage, { width: GUESTS, random, burn });
  });
}

/** A few at a time, so that the app works on with the others. */
async function endSome(cluster: DurableCluster, count: number, random: Random): Promise<number> {
  let ended = 0;
  while (ended < count) {
    await sleep(random.below(LULL_MS / 2));
    ended += await cluster.endConnections(Math.min(count - ended, 1 + random.below(AT_ONCE)));
  }
  return ended;
}
