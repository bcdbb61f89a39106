import { expect, test } from "vitest";
import { openTestHouse } from "../../../tests/support/test-house.ts";

const house = await openTestHouse({ seed: "living" });

test.each([
  ["compiled", "jit", "off"],
  ["shared among processes", "max_parallel_workers_per_gather", "0"],
])("no query is %s, however large PostgreSQL guesses its tables to be", async (_, name, value) => {
  const { rows } = await house.deps.pool.query(`show ${name}`);
  expect(rows).toEqual([{ [name]: value }]);
});
