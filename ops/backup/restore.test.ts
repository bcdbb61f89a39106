import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { machineNow } from "../../sandbox/clock.ts";
import { type ArchivingCluster, openCluster } from "../../tests/faults/restore/cluster.ts";
import { until } from "../../tests/faults/until.ts";

let cluster: ArchivingCluster;
beforeAll(async () => {
  cluster = await openCluster("postgres");
  await cluster.start("data");
});
afterAll(async () => {
  for (const folder of ["data", "moment", "latest"]) await cluster.kill(folder).catch(() => {});
  cluster.discard();
});

test("a cluster that was restored to a moment is restored to its latest state afterwards", async () => {
  const { home } = cluster;
  const lastWrites = (folder: string) => ["--wal", `${home}/${folder}/pg_wal`];
  await query("create table booking (word text)");
  await cluster.script("backup");
  await query("insert into booking values ('before')");
  await sleep(1_100);
  const moment = new Date(machineNow()).toISOString();
  await sleep(1_100);
  await query("insert into booking values ('undone')");
  await cluster.kill("data");

  const words = ["--to", moment, ...lastWrites("data")];
  await cluster.script("restore", "--data", `${home}/moment`, ...words);
  await cluster.start("moment");
  await until(isOpen, 30_000);
  expect(await query("select word from booking")).toEqual([{ word: "before" }]);
  await cluster.script("backup");
  await query("insert into booking values ('after')");
  await cluster.script("restore-drill");
  await cluster.kill("moment");

  await cluster.script("restore", "--data", `${home}/latest`, ...lastWrites("moment"));
  await cluster.start("latest");
  await until(isOpen, 30_000);
  expect(await query("select word from booking")).toEqual([{ word: "before" }, { word: "after" }]);
});

async function query(text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function isOpen(): Promise<boolean> {
  const rows = await query("select pg_is_in_recovery() as replaying").catch(() => []);
  return rows[0]?.replaying === false;
}
