import { expect, test } from "vitest";
import { openTestHouse } from "../../../sandbox/testing/test-house.ts";

const house = await openTestHouse({ seed: "living" });

test("no query of the house is compiled, however large PostgreSQL guesses its tables to be", async () => {
  const { rows } = await house.deps.pool.query("show jit");
  expect(rows).toEqual([{ jit: "off" }]);
});
