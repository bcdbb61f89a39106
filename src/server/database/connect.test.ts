import { expect, test } from "vitest";
import { openTestApp } from "../../../tests/support/test-app.ts";

const app = await openTestApp({ seed: "living" });

test.each([
  ["compiled", "jit", "off"],
  ["shared among processes", "max_parallel_workers_per_gather", "0"],
])("no query is %s, however large PostgreSQL guesses its tables to be", async (_, name, value) => {
  const { rows } = await app.deps.pool.query(`show ${name}`);
  expect(rows).toEqual([{ [name]: value }]);
});
