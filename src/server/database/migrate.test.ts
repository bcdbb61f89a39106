import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, inject, test } from "vitest";
import { recreateDatabase } from "../../../sandbox/postgres/clone.ts";
import { punctualPostgres } from "../../../tests/support/punctual-postgres.ts";
import { createPool } from "./connect.ts";
import { migrate, migrationNames } from "./migrate.ts";

describe("migrations", () => {
  test("several processes that start at once apply every file exactly once", async () => {
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
