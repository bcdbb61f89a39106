import { expect, test } from "vitest";
import { ownerAt } from "../../../sandbox/testing/desks.ts";
import { openTestHouse } from "../../../sandbox/testing/test-house.ts";

const house = await openTestHouse();

test("signing out everywhere is done for who was signed out a moment before", async () => {
  const { api } = await ownerAt(house);
  // Let in, and then another device of hers is quicker.
  expect(await api.whoIsSignedIn()).not.toBeNull();
  await house.deps.pool.query("delete from session");
  await expect(api.signOutEverywhere()).resolves.toBeUndefined();
});
