import { expect, test } from "vitest";
import { ownerAt } from "../../../tests/support/desks.ts";
import { openTestHouse } from "../../../tests/support/test-house.ts";

const house = await openTestHouse();

test("signing out everywhere is done for who was signed out a moment before", async () => {
  const { api } = await ownerAt(house);
  // Signed in, then another device is faster.
  expect(await api.whoIsSignedIn()).not.toBeNull();
  await house.deps.pool.query("delete from session");
  await expect(api.signOutEverywhere()).resolves.toBeUndefined();
});
