import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, expect, inject, test } from "vitest";
import { appOn } from "../../../tests/support/app-on.ts";
import { confirmed, stateOf } from "../../../tests/support/stories.ts";
import { runJobs } from "../worker/run-jobs.ts";
import { createPool } from "./connect.ts";
import { migrate } from "./migrate.ts";
import { migrateDatabase } from "./migrate-database.ts";

const names = {
  database: "house_of_two",
  moved: "house_of_one",
  owner: "house_owner",
  app: "house_small",
};
const server = inject("postgresUrl");

function as(user: string, database = names.database): string {
  const url = new URL(server);
  url.username = user;
  url.pathname = `/${database}`;
  return url.href;
}

async function command(sql: string, url = server): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

const forget = async () => {
  await command(`drop database if exists ${names.database} with (force)`);
  await command(`drop database if exists ${names.moved} with (force)`);
  await command(`drop role if exists ${names.owner}`);
  await command(`drop role if exists ${names.app}`);
};
await forget();
await command(`create role ${names.owner} login`);
await command(`create role ${names.app} login`);
await command(`create database ${names.database} owner ${names.owner}`);
const folder = mkdtempSync(path.join(os.tmpdir(), "pousada-migrations-"));
cpSync("migrations", folder, { recursive: true });
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await forget();
});

/** A database in which a single role owns everything. */
async function ofOneRole(): Promise<void> {
  const pool = createPool(as(names.owner), 2);
  await migrate(pool, "migrations");
  await pool.query("insert into operation_mark (name, at) values ('backup', now())");
  await pool.query("select graphile_worker.add_job('watch-backup', '{}'::json)");
  await pool.end();
}

test("an upgraded house runs with a role that owns nothing: it sells, and its jobs run", async () => {
  await ofOneRole();
  const addresses = {
    DATABASE_URL: as(names.app),
    MIGRATION_DATABASE_URL: as(names.owner),
  };
  writeFileSync(path.join(folder, "9998_barn.sql"), "create table barn (tool text);");
  expect(await migrateDatabase(addresses, folder)).toEqual(["9998_barn.sql"]);
  // A second start, and a start of a process that found everything migrated.
  expect(await migrateDatabase(addresses)).toEqual([]);
  expect(await migrateDatabase({ DATABASE_URL: as(names.app) })).toEqual([]);

  const app = await appOn(as(names.app), { seed: "empty" });
  const { pool } = app.deps;
  const jobs = await runJobs(app.deps);
  try {
    const { id } = await confirmed(app, "farol");
    expect(await stateOf(app, id)).toBe("confirmed");
    // Jobs that the owner role queued are visible and are run.
    const waiting = "select count(*)::int as jobs from graphile_worker.jobs where run_at <= now()";
    const left = async () => (await pool.query(waiting)).rows[0].jobs;
    await expect.poll(left, { timeout: 15_000 }).toBe(0);
    await expect.poll(() => app.mail.messages().length, { timeout: 15_000 }).toBeGreaterThan(0);

    await expect(pool.query("create table x (y int)")).rejects.toThrow("permission denied");
    const temporary = pool.query("create temporary table x (y int)");
    await expect(temporary).rejects.toThrow("permission denied");
    await expect(pool.query("alter table booking add column x int")).rejects.toThrow("owner");
    await expect(pool.query("drop table booking")).rejects.toThrow("owner");
    await expect(pool.query("truncate booking")).rejects.toThrow("permission denied");
    await expect(pool.query("delete from booking_journal")).rejects.toThrow("permission denied");
    await expect(pool.query("update booking_journal set actor = 'x'")).rejects.toThrow("denied");
    await expect(pool.query("update activity set actor = 'x'")).rejects.toThrow("denied");
    await expect(pool.query("delete from migration")).rejects.toThrow("permission denied");
  } finally {
    await jobs.stop();
    await app.close();
  }
});

test("what a migration has made is open to the app's role from its commit on", async () => {
  await migrateDatabase({ DATABASE_URL: as(names.app), MIGRATION_DATABASE_URL: as(names.owner) });
  await command("create table guest_book (id serial, line text)", as(names.owner));
  await command("insert into guest_book (line) values ('Oi')", as(names.app));
  await expect(command("drop table guest_book", as(names.app))).rejects.toThrow("owner");
  await command("drop table guest_book", as(names.owner));
});

test("a pending migration is refused to the app's role, which is told whose it is", async () => {
  writeFileSync(path.join(folder, "9999_shed.sql"), "create table shed (tool text);");
  const migrating = migrateDatabase({ DATABASE_URL: as(names.app) }, folder);
  await expect(migrating).rejects.toThrow("9999_shed.sql is for the database's owner to apply");
});

test("a house of one role is moved to two by giving what it owns to another", async () => {
  await command(`create database ${names.moved} owner ${names.app}`);
  const DATABASE_URL = as(names.app, names.moved);
  const MIGRATION_DATABASE_URL = as(names.owner, names.moved);
  await migrateDatabase({ DATABASE_URL });
  await command("create table hers (line text)", DATABASE_URL);
  await command(`reassign owned by ${names.app} to ${names.owner}`, as("postgres", names.moved));

  await migrateDatabase({ DATABASE_URL, MIGRATION_DATABASE_URL });
  await command("insert into hers values ('Oi')", DATABASE_URL);
  await expect(command("drop table hers", DATABASE_URL)).rejects.toThrow("owner");
  const made = command("create table more (line text)", DATABASE_URL);
  await expect(made).rejects.toThrow("permission denied");
  expect(await migrateDatabase({ DATABASE_URL })).toEqual([]);
});
