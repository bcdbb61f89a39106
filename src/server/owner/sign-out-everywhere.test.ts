import { expect, test } from "vitest";
import { ownerAt } from "../../../tests/support/desks.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";

const app = await openTestApp();

test("signing out everywhere is done for who was signed out a moment before", async () => {
  const { api } = await ownerAt(app);
  // The session exists here, then another device ends it.
  expect(await api.whoIsSignedIn()).not.toBeNull();
  await app.deps.pool.query("delete from session");
  await expect(api.signOutEverywhere()).resolves.toBeUndefined();
});
