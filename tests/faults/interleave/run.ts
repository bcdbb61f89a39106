import type pg from "pg";
import { createPool } from "../../../src/server/database/connect.ts";
import { getListing } from "../../../src/server/listings/get-listing.ts";
import { getProperty } from "../../../src/server/property/get-property.ts";
import type { FaultApp } from "../app.ts";
import { clearBooks } from "../clear-books.ts";
import { brokenInvariants } from "../invariants.ts";
import type { Finding } from "../report.ts";
import { everyOrder } from "./explore.ts";
import { Play } from "./play.ts";
import { resultOf } from "./result.ts";
import type { Scenery } from "./stage.ts";
import { type Verb, verbs } from "./verbs.ts";

/** Each play may leave two nights held: with more plays the nights would be contested. */
const MOST_PLAYS = 20;

type Cast = readonly Verb[];
type Bad = { readonly cast: Cast; readonly what: string };

/**
 * G10: every interleaving of the statements of two concurrent operations, or of three different
 * ones of which one at most settles. Two that settle the same session, and a third, have thousands
 * of orders.
 */
export async function interleavings(
  apps: readonly FaultApp[],
  { triples }: { triples: boolean },
): Promise<Finding> {
  const threes = triples ? castsOf(3).filter(isInTime) : [];
  const casts = [...castsOf(2), ...threes];
  let orders = 0;
  const bad: Bad[] = [];
  await Promise.all(
    apps.map((app) =>
      withPools(app, async (pools) => {
        // After a failure further casts would only repeat it, in ever more orders.
        for (let cast = casts.shift(); cast && bad.length === 0; cast = casts.shift()) {
          const seen = await playAll(app, pools, cast);
          orders += seen.orders;
          bad.push(...seen.bad);
        }
      }),
    ),
  );
  const told = bad.slice(0, 3).map(({ cast, what }) => `${cast.join("+")}: ${what}`);
  const size = `${castsOf(2).length} pairs${triples ? ` and ${threes.length} triples` : ""}`;
  const note = `${size} of ${verbs.length} verbs, orders that differ in independent steps counted once`;
  return { trials: orders, failures: bad.length, note: [note, ...told].join("; ") };
}

function isInTime(cast: Cast): boolean {
  return new Set(cast).size === 3 && !(cast.includes("expire") && cast.includes("confirm"));
}

function castsOf(size: number, from = 0): Cast[] {
  if (size === 0) return [[]];
  return verbs.flatMap((verb, index) =>
    index < from ? [] : castsOf(size - 1, index).map((rest) => [verb, ...rest]),
  );
}

async function withPools<T>(
  app: FaultApp,
  work: (pools: readonly pg.Pool[]) => Promise<T>,
): Promise<T> {
  const pools = Array.from({ length: 3 }, () => patientPool(app.deps.config.DATABASE_URL));
  try {
    return await work(pools);
  } finally {
    for (const pool of pools) await pool.end();
  }
}

/** No timeouts: sessions wait for the explorer here. */
function patientPool(url: string): pg.Pool {
  const pool = createPool(url, 2);
  pool.on("connect", (client) => {
    void client.query("set lock_timeout = 0; set idle_in_transaction_session_timeout = 0");
  });
  return pool;
}

async function playAll(
  app: FaultApp,
  pools: readonly pg.Pool[],
  cast: Cast,
): Promise<{ orders: number; bad: Bad[] }> {
  const { db } = app.deps;
  const set: Scenery = { property: await getProperty(db), listing: await getListing(db, "mar") };
  const bad: Bad[] = [];
  const lookBack = async () => {
    const broken = await brokenInvariants(app.deps.pool);
    bad.push(...broken.map((what) => ({ cast, what })));
    // The invariants cover all rows.
    await clearBooks(app.deps.pool);
  };
  let plays = 0;
  const begin = async () => {
    if (++plays % MOST_PLAYS === 0) await lookBack();
    return Play.begin(app, set, cast, pools);
  };
  const right = new Set<string>();
  for (const order of permutations(cast.map((_, index) => index))) {
    const play = await begin();
    for (const one of order) {
      while ((await play.enabled()).has(one)) await play.step(one);
    }
    right.add((await resultOf(app, play)).text);
  }
  let orders = 0;
  await everyOrder(begin, async (play, order) => {
    orders++;
    const { text, takers } = await resultOf(app, play);
    const failed = play.outcomes.some((outcome) => outcome.startsWith("FAILED"));
    // Equal to some serial order; anything else is a race.
    if (failed || takers > 1 || !right.has(text)) {
      bad.push({ cast, what: `${order.join("")} led to ${text}` });
    }
  });
  await lookBack();
  return { orders, bad };
}

function permutations(of: readonly number[]): number[][] {
  if (of.length === 0) return [[]];
  return of.flatMap((one) =>
    permutations(of.filter((other) => other !== one)).map((rest) => [one, ...rest]),
  );
}
