import { expect, test } from "vitest";
import { openTestHouse } from "../../../sandbox/testing/test-house.ts";
import { getListing } from "../listings/get-listing.ts";
import { getProperty } from "../property/get-property.ts";
import { createPool } from "./connect.ts";

const house = await openTestHouse({ seed: "living" });

test("a connection plans a statement once, however often it runs", async () => {
  const pool = createPool(house.deps.config.DATABASE_URL, 1);
  const ask = () => pool.query("select capacity from listing where id = $1", ["farol"]);
  for (let time = 0; time < 3; time++) await ask();
  const { rows } = await pool.query("select statement from pg_prepared_statements");
  expect(rows).toEqual([{ statement: "select capacity from listing where id = $1" }]);
  await pool.end();
});

test("a column that a migration adds does not disturb connections that are open", async () => {
  const { db, pool } = house.deps;
  const look = () => Promise.all([getListing(db, "farol"), getProperty(db)]);
  for (let time = 0; time < 8; time++) await look();
  await pool.query("alter table listing add column later text");
  await pool.query("alter table property add column later text");
  await expect(look()).resolves.toHaveLength(2);
});

test("nor one that asks for everything, on the very connection that has asked before", async () => {
  const pool = createPool(house.deps.config.DATABASE_URL, 1);
  const ask = () => pool.query("select * from listing where id = $1", ["farol"]);
  await ask();
  await pool.query("alter table listing add column later_still text");
  await expect(ask()).resolves.toHaveProperty("rowCount", 1);
  await pool.end();
});
