import { execFile } from "node:child_process";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { recreateDatabase } from "../../../sandbox/postgres/clone.ts";
import type { Config } from "../../../src/config.ts";
import { createPool } from "../../../src/server/database/connect.ts";
import { migrate } from "../../../src/server/database/migrate.ts";
import { runJobs } from "../../../src/server/worker/run-jobs.ts";
import { houseOn } from "../../support/house-on.ts";
import type { FaultHouse } from "../house.ts";
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
  const house = await openHouse(cluster);
  try {
    return await drill(cluster, house, options);
  } finally {
    await house.close();
    for (const folder of ["data", "latest", "moment"]) await cluster.kill(folder).catch(() => {});
    cluster.discard();
  }
}

async function drill(
  cluster: ArchivingCluster,
  house: FaultHouse,
  { bookings }: DrillOptions,
): Promise<Finding> {
  const moment = await liveThrough(cluster, house, bookings);
  const before = await readBooks(house);
  await cluster.kill("data");

  const { home } = cluster;
  await cluster.script("restore", "--data", `${home}/latest`, "--wal", `${home}/data/pg_wal`);
  await cluster.start("latest");
  await until(() => isOpen(house), 30_000);
  const lost = lostBookings(before, await readBooks(house));
  await cluster.kill("latest");

  const started = performance.now();
  const to = moment.toISOString();
  await cluster.script("restore", "--data", `${home}/moment`, "--media", `${home}/m`, "--to", to);
  await cluster.start("moment");
  await until(() => isOpen(house), 30_000);
  const missing = lostBookings(before, await readBooks(house)).length;
  await reconcileFromOutside(house.deps.config, moment);
  const seconds = (performance.now() - started) / 1000;
  await finishJobs(house);

  const wrong = [...lost, ...(await wrongPayments(house, before))];
  if (missing === 0) wrong.push("nothing was rolled back");
  const { rows: marks } = await house.deps.pool.query(
    "select name from operation_mark where name in ('backup', 'restore-drill')",
  );
  if (marks.length !== 2) wrong.push(`${marks.length} operations are marked, not 2`);
  if (seconds > LONGEST_S) wrong.push(`it took ${seconds.toFixed(1)} s`);
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
  house: FaultHouse,
  bookings: number,
): Promise<Date> {
  const jobs = await runJobs(house.deps);
  const guests = createGuests(house);
  const some = Math.max(1, Math.floor(bookings / 4));
  const early = await guests.book(some);
  const [during] = await Promise.all([guests.book(bookings), cluster.script("backup")]);
  await cluster.script("restore-drill");
  const [late, givenUp] = [await guests.hold(some), await guests.hold(some)];
  await mailsAreOut(house);
  await sleep(1_100);
  const moment = new Date();
  await sleep(1_100);

  await guests.settle(late);
  const after = await guests.book(bookings);
  await cancelAll(house, early.slice(0, some), 10_000);
  await cancelAll(house, after.slice(0, some));
  await cancelAll(house, during.slice(0, some), 20_000);
  await giveUp(house, givenUp);
  await until(() => areFree(house, givenUp.length), 20_000);
  await guests.buyFreed(givenUp);
  await guests.hold(some);
  await mailsAreOut(house);
  await jobs.stop();
  return moment;
}

async function openHouse(cluster: ArchivingCluster): Promise<FaultHouse> {
  const server = cluster.url.replace(/\/[^/]*$/, "/postgres");
  const pool = createPool(await recreateDatabase(server, "pousada"), 2);
  await migrate(pool, "migrations");
  await pool.end();
  const house = await houseOn(cluster.url);
  await house.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = house.app.server.address() as AddressInfo;
  house.payments.setWebhookUrl(`http://127.0.0.1:${port}/payment/webhook`);
  return { ...house, url: `http://127.0.0.1:${port}` };
}

/** The operator's command, in a separate process, before the app starts again. */
async function reconcileFromOutside(config: Config, moment: Date): Promise<void> {
  const since = new Date(moment.getTime() - HOUR).toISOString();
  const settings = Object.entries(config).map(([name, value]) => [name, String(value)]);
  await run("node", ["src/server/reconciler/reconcile.cli.ts", "--since", since], {
    env: { ...process.env, ...Object.fromEntries(settings) },
  });
}

async function finishJobs(house: FaultHouse): Promise<void> {
  const jobs = await runJobs(house.deps);
  await mailsAreOut(house);
  await jobs.stop();
}

function mailsAreOut({ deps }: FaultHouse): Promise<void> {
  const owed = `select 1 from mail where sent_at is null
    union all select 1 from refund where state in ('due', 'pending')`;
  return until(async () => (await deps.pool.query(owed)).rows.length === 0, 30_000);
}

async function areFree({ deps }: FaultHouse, count: number): Promise<boolean> {
  const { rows } = await deps.pool.query("select 1 from booking where state = 'expired'");
  return rows.length >= count;
}

/** Replay has ended: the cluster accepts writes. */
async function isOpen({ deps }: FaultHouse): Promise<boolean> {
  const answer = await deps.pool.query("select pg_is_in_recovery() as replaying").catch(() => null);
  return answer?.rows[0].replaying === false;
}
