import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { afterAll, describe, expect, inject, test } from "vitest";
import { recreateDatabase } from "../../../sandbox/postgres/clone.ts";
import { punctualPostgres } from "../../../tests/support/punctual-postgres.ts";
import { createPool } from "./connect.ts";
import { migrate } from "./migrate.ts";
import { migrationNames } from "./migration-files.ts";

describe("migrations", () => {
  test("several processes that start at once apply each exactly once", async () => {
    const url = await recreateDatabase(inject("postgresUrl"), "migrate_together");
    const pools = Array.from({ length: 4 }, () => createPool(url, 2));
    const applied = await Promise.all(pools.map((pool) => migrate(pool, "migrations")));
    await Promise.all(pools.map((pool) => pool.end()));

    expect(applied.flat().sort()).toEqual(await migrationNames("migrations"));
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
  });
});

describe("a migration while guests are there", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "pousada-migrate-"));
  const url = await recreateDatabase(await punctualPostgres(), "migrate_living");
  const pool = createPool(url, 4);
  afterAll(async () => {
    await pool.end();
    rmSync(folder, { recursive: true });
  });
  const write = (name: string, sql: string) => writeFileSync(path.join(folder, name), sql);
  write("01.sql", "create table guest_book (line text); insert into guest_book values ('Oi');");
  await migrate(pool, folder);

  /** A long read blocks the migration, and every statement that queues behind the migration. */
  async function readFor(milliseconds: number): Promise<void> {
    const client = await pool.connect();
    await client.query("begin; select * from guest_book");
    await sleep(milliseconds);
    await client.query("rollback");
    client.release();
  }

  test("waits for a lock a second at a time, lets others pass, and comes through", async () => {
    write("02.sql", "alter table guest_book add column at timestamptz;");
    const reading = readFor(3_500);
    await sleep(100);
    const migrating = migrate(pool, folder);
    await sleep(300);
    const started = performance.now();
    await pool.query("select * from guest_book");
    expect(performance.now() - started).toBeLessThan(2_000);
    expect(await migrating).toEqual(["02.sql"]);
    await reading;
  });

  test("builds an index outside a transaction, even over the remains of a failed try", async () => {
    write("03.sql", "create index guest_book_lines on guest_book (at);");
    write(
      "04.sql",
      "-- concurrently\ndrop index concurrently if exists guest_book_lines;\ncreate index concurrently guest_book_lines on guest_book (line);\n",
    );
    expect(await migrate(pool, folder)).toEqual(["03.sql", "04.sql"]);
    const { rows } = await pool.query(
      "select indisvalid, pg_get_indexdef(indexrelid) as made from pg_index where indexrelid = 'guest_book_lines'::regclass",
    );
    expect(rows).toMatchObject([{ indisvalid: true, made: expect.stringContaining("(line)") }]);
  });

  test("that fails leaves nothing behind and names itself", async () => {
    write("05.sql", "create table half_done (id int); select 1 / 0;");
    await expect(migrate(pool, folder)).rejects.toThrow("migration 05.sql failed");
    const { rows } = await pool.query("select to_regclass('half_done') as made");
    expect(rows).toEqual([{ made: null }]);
  });
});

describe("a baseline: a folder that replaces earlier migrations", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "pousada-baseline-"));
  const pools: pg.Pool[] = [];
  afterAll(async () => {
    await Promise.all(pools.map((pool) => pool.end()));
    rmSync(folder, { recursive: true });
  });
  mkdirSync(path.join(folder, "03_whole"));
  const write = (name: string, sql: string) => writeFileSync(path.join(folder, name), sql);
  write("03_whole/1.sql", "-- replaces 02_lines.sql\ncreate table guest_book (line text);");
  write("03_whole/2.sql", "create index guest_book_lines on guest_book (line);");
  write("README.md", "Not a migration.");

  async function databaseAt(name: string, ...applied: string[]) {
    const pool = createPool(await recreateDatabase(inject("postgresUrl"), name), 2);
    pools.push(pool);
    if (applied.length === 0) return pool;
    await pool.query(
      "create table migration (name text primary key, applied_at timestamptz default now())",
    );
    await pool.query("insert into migration (name) select unnest($1::text[])", [applied]);
    await pool.query("create table guest_book (line text)");
    return pool;
  }

  const made = async (pool: pg.Pool) =>
    (await pool.query("select to_regclass('guest_book_lines') is not null as made")).rows[0].made;

  test("makes everything in an empty database, under one name", async () => {
    const pool = await databaseAt("baseline_empty");
    expect(await migrate(pool, folder)).toEqual(["03_whole"]);
    expect(await made(pool)).toBe(true);
    expect(await migrate(pool, folder)).toEqual([]);
  });

  test("is noted and not run where the last one it replaces was applied", async () => {
    const pool = await databaseAt("baseline_after", "01_book.sql", "02_lines.sql");
    expect(await migrate(pool, folder)).toEqual(["03_whole"]);
    expect(await made(pool)).toBe(false);
    expect(await migrate(pool, folder)).toEqual([]);
  });

  test("refuses a database with an unfinished history, says how to finish it, and changes nothing", async () => {
    const pool = await databaseAt("baseline_amid", "01_book.sql");
    await expect(migrate(pool, folder)).rejects.toThrow(
      "this database stands at 01_book.sql, in the middle of an earlier release: finish its " +
        "migrations, up to 02_lines.sql, with a release that has them",
    );
    expect(await made(pool)).toBe(false);
    expect((await pool.query("select name from migration")).rows).toEqual([
      { name: "01_book.sql" },
    ]);
  });
});
