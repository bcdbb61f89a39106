import { execFile } from "node:child_process";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { machineNow } from "../../../sandbox/clock.ts";
import { recreateDatabase } from "../../../sandbox/postgres/clone.ts";
import type { Config } from "../../../src/config.ts";
import { createPool } from "../../../src/server/database/connect.ts";
import { migrate } from "../../../src/server/database/migrate.ts";
import { runJobs } from "../../../src/server/worker/run-jobs.ts";
import { appOn } from "../../support/app-on.ts";
import type { FaultApp } from "../app.ts";
import { slowness } from "../machine.ts";
import type { Finding } from "../report.ts";
import { until } from "../until.ts";
import { type ArchivingCluster, openCluster } from "./cluster.ts";
import { lostBookings, readBooks, wrongPayments } from "./judge.ts";
import { cancelAll, createGuests, giveUp } from "./story.ts";

const run = promisify(execFile);
const LONGEST_S = 60;
const HOUR = 3_600_000;

type DrillOptions = { readonly bookings: number };

/**
 * An archiving app loses its cluster. Restored to the latest state, every acknowledged booking is
 * there. Restored to a point before half of the story (seconds here, minutes in production), the
 * reconciler brings every payment back to its state.
 */
export async function restoreDrill(options: DrillOptions): Promise<Finding> {
  const cluster = await openCluster("pousada");
  await cluster.start("data");
  const app = await openApp(cluster);
  try {
    return await drill(cluster, app, options);
  } finally {
    await app.close();
    for (const folder of ["data", "latest", "moment"]) await cluster.kill(folder).catch(() => {});
    cluster.discard();
  }
}

async function drill(
  cluster: ArchivingCluster,
  app: FaultApp,
  { bookings }: DrillOptions,
): Promise<Finding> {
  const moment = await liveThrough(cluster, app, bookings);
  const before = await readBooks(app);
  await cluster.kill("data");

  const { home } = cluster;
  await cluster.script("restore", "--data", `${home}/latest`, "--wal", `${home}/data/pg_wal`);
  await cluster.start("latest");
  await until(() => isOpen(app), 30_000);
  const lost = lostBookings(before, await readBooks(app));
  await cluster.kill("latest");

  const started = performance.now();
  const to = moment.toISOString();
  await cluster.script("restore", "--data", `${home}/moment`, "--media", `${home}/m`, "--to", to);
  await cluster.start("moment");
  await until(() => isOpen(app), 30_000);
  const missing = lostBookings(before, await readBooks(app)).length;
  await reconcileFromOutside(app.deps.config, moment);
  const seconds = (performance.now() - started) / 1000;
  await finishJobs(app);

  const wrong = [...lost, ...(await wrongPayments(app, before))];
  if (missing === 0) wrong.push("nothing was rolled back");
  const { rows: marks } = await app.deps.pool.query(
    "select name from operation_mark where name in ('backup', 'restore-drill')",
  );
  if (marks.length !== 2) wrong.push(`${marks.length} operations are marked, not 2`);
  if (seconds > LONGEST_S * slowness()) wrong.push(`it took ${seconds.toFixed(1)} s`);
  for (const complaint of wrong) console.log(`  ${complaint}`);
  return {
    trials: before.bookings.size,
    failures: wrong.length,
    note: `${lost.length} lost at latest; ${missing} rolled back by seconds, settled again ${seconds.toFixed(1)} s after the restore began`,
  };
}

/** Returns the point in time to restore to: half of the story comes after it. */
async function liveThrough(
  cluster: ArchivingCluster,
  app: FaultApp,
  bookings: number,
): Promise<Date> {
  const jobs = await runJobs(app.deps);
  try {
    return await tellStory(cluster, app, bookings);
  } finally {
    await jobs.stop();
  }
}

async function tellStory(
  cluster: ArchivingCluster,
  app: FaultApp,
  bookings: number,
): Promise<Date> {
  const guests = createGuests(app);
  const some = Math.max(1, Math.floor(bookings / 4));
  const early = await guests.book(some);
  const [during] = await Promise.all([guests.book(bookings), cluster.script("backup")]);
  await cluster.script("restore-drill");
  const [late, givenUp] = [await guests.hold(some), await guests.hold(some)];
  await mailsAreOut(app);
  await sleep(1_100);
  const moment = new Date(machineNow());
  await sleep(1_100);

  await guests.settle(late);
  const after = await guests.book(bookings);
  await cancelAll(app, early.slice(0, some), 10_000);
  await cancelAll(app, after.slice(0, some));
  await cancelAll(app, during.slice(0, some), 20_000);
  await giveUp(app, givenUp);
  await until(() => areFree(app, givenUp.length), 20_000);
  await guests.buyFreed(givenUp);
  await guests.hold(some);
  await mailsAreOut(app);
  return moment;
}

async function openApp(cluster: ArchivingCluster): Promise<FaultApp> {
  const server = cluster.url.replace(/\/[^/]*$/, "/postgres");
  const pool = createPool(await recreateDatabase(server, "pousada"), 2);
  await migrate(pool, "migrations");
  await pool.end();
  // The commands below are separate processes, which use the machine's clock.
  const app = await appOn(cluster.url, { now: machineNow() });
  await app.http.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.http.server.address() as AddressInfo;
  app.payments.setWebhookUrl(`http://127.0.0.1:${port}/payment/webhook`);
  return { ...app, url: `http://127.0.0.1:${port}` };
}

/** The operator's command, in a separate process, before the app starts again. */
async function reconcileFromOutside(config: Config, moment: Date): Promise<void> {
  const since = new Date(moment.getTime() - HOUR).toISOString();
  const settings = Object.entries(config).map(([name, value]) => [name, String(value)]);
  await run("node", ["src/server/reconciler/reconcile.cli.ts", "--since", since], {
    env: { ...process.env, ...Object.fromEntries(settings) },
  });
}

async function finishJobs(app: FaultApp): Promise<void> {
  const jobs = await runJobs(app.deps);
  await mailsAreOut(app).finally(() => jobs.stop());
}

function mailsAreOut({ deps }: FaultApp): Promise<void> {
  const owed = `select 1 from mail where sent_at is null
    union all select 1 from refund where state in ('due', 'pending')`;
  return until(async () => (await deps.pool.query(owed)).rows.length === 0, 30_000);
}

async function areFree({ deps }: FaultApp, count: number): Promise<boolean> {
  const { rows } = await deps.pool.query("select 1 from booking where state = 'expired'");
  return rows.length >= count;
}

/** Replay has ended: the cluster accepts writes. */
async function isOpen({ deps }: FaultApp): Promise<boolean> {
  const answer = await deps.pool.query("select pg_is_in_recovery() as replaying").catch(() => null);
  return answer?.rows[0].replaying === false;
}
