import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type ArchivingCluster, openCluster } from "../../tests/faults/restore/cluster.ts";

let cluster: ArchivingCluster;
beforeAll(async () => {
  cluster = await openCluster("postgres");
  await cluster.start("data");
});
afterAll(async () => {
  await cluster.kill("data");
  cluster.discard();
});

test("the newest backups stay, with the log they need and none that is older", async () => {
  vi.stubEnv("BACKUP_KEEP", "2");
  for (let night = 0; night < 3; night++) {
    await cluster.script("backup");
    // Backup names have a resolution of one second.
    await sleep(1_100);
  }
  const backups = readdirSync(`${cluster.home}/backups/base`).sort();
  expect(backups).toHaveLength(2);
  const first = readFileSync(`${cluster.home}/backups/base/${backups[0]}/first-wal`, "utf8").trim();
  const segments = readdirSync(`${cluster.home}/backups/wal`)
    .filter((name) => /^[0-9A-F]{24}\.pack$/.test(name))
    .sort();
  expect(segments[0]).toBe(`${first}.pack`);
  await cluster.script("restore", "--data", `${cluster.home}/restored`);
  expect(readdirSync(`${cluster.home}/restored`)).toContain("recovery.signal");
});

test("a large cluster leaves the archive as much time as a small one", async () => {
  // Write something meanwhile, so that there is a segment to close and to wait for.
  const guest = `psql "$DATABASE_URL" -c "select pg_logical_emit_message(true, 'a', 'word')"`;
  const verify = `#!/bin/sh\nsleep 7\n${guest}\n`;
  mkdirSync(`${cluster.home}/slow`);
  writeFileSync(`${cluster.home}/slow/pg_verifybackup`, verify, { mode: 0o755 });
  vi.stubEnv("PG_BIN", `${cluster.home}/slow`);
  vi.stubEnv("BACKUP_PATIENCE", "6");
  await cluster.script("backup");
  vi.stubEnv("PG_BIN", "");
});

test("a backup whose end does not reach the archive is none", async () => {
  vi.stubEnv("BACKUP_PATIENCE", "2");
  chmodSync(`${cluster.home}/ops/backup/archive-wal`, 0);
  await expect(cluster.script("backup")).rejects.toThrow("does not arrive");
  expect(readdirSync(`${cluster.home}/backups/base`)).toHaveLength(2);
});
