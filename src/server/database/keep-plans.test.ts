import { expect, test, vi } from "vitest";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { getListing } from "../listings/get-listing.ts";
import { getProperty } from "../property/get-property.ts";

// A process prepares a limited number of statements, and earlier test files have used some.
vi.resetModules();
const { createPool } = await import("./connect.ts");
const app = await openTestApp({ seed: "living" });

test.each([
  ["select capacity from listing where id = $1"],
  // `*` as multiplication or in count(*) selects no columns.
  ["select capacity * 2 from listing where id = $1"],
  ["select count(*) from listing where id = $1"],
])("a connection plans a statement once, however often it runs: %s", async (statement) => {
  const pool = createPool(app.deps.config.DATABASE_URL, 1);
  for (let time = 0; time < 3; time++) await pool.query(statement, ["farol"]);
  const { rows } = await pool.query("select statement from pg_prepared_statements");
  expect(rows).toEqual([{ statement }]);
  await pool.end();
});

test("one without parameters is planned once too, but not what has no plan", async () => {
  const pool = createPool(app.deps.config.DATABASE_URL, 1);
  const statement = "select capacity from listing";
  for (const text of ["begin", statement, statement, "select 1; select 2", "commit"]) {
    await pool.query(text, []);
  }
  const { rows } = await pool.query("select statement from pg_prepared_statements");
  expect(rows).toEqual([{ statement }]);
  await pool.end();
});

test.each([
  ["select * from listing where id = $1"],
  ["select listing.* from listing where id = $1"],
  ["select distinct on (id) *, 1 as one from listing where id = $1"],
  ["update listing set capacity = capacity where id = $1 returning *"],
  [
    "with own as (update listing set capacity = 1 where id = $1 returning *) select 1 as one from own",
  ],
])("one that asks for every column is planned each time: %s", async (statement) => {
  const pool = createPool(app.deps.config.DATABASE_URL, 1);
  await pool.query(statement, ["farol"]);
  const { rows } = await pool.query("select statement from pg_prepared_statements");
  expect(rows).toEqual([]);
  await pool.end();
});

test("a column that a migration adds does not disturb connections that are open", async () => {
  const { db, pool } = app.deps;
  const look = () => Promise.all([getListing(db, "farol"), getProperty(db)]);
  for (let time = 0; time < 8; time++) await look();
  await pool.query("alter table listing add column later text");
  await pool.query("alter table property add column later text");
  await expect(look()).resolves.toHaveLength(2);
});

test("nor one that asks for everything, on the very connection that has asked before", async () => {
  const pool = createPool(app.deps.config.DATABASE_URL, 1);
  const ask = () => pool.query("select * from listing where id = $1", ["farol"]);
  await ask();
  await pool.query("alter table listing add column later_still text");
  await expect(ask()).resolves.toHaveProperty("rowCount", 1);
  await pool.end();
});
