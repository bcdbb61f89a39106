import { expect, test } from "vitest";
import { proposed } from "../../../tests/support/proposals.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";

const app = await openTestApp();
const MINUTE = 60_000;

test("a proposal knows when it was last seen, to the minute", async () => {
  const { id, code, api } = await proposed(app);
  const seen = async () => {
    const found = app.deps.db.selectFrom("proposal").select("seen_at").where("id", "=", id);
    return (await found.executeTakeFirstOrThrow()).seen_at?.getTime() ?? null;
  };
  expect(await seen()).toBeNull();
  await api.noteSeen(code);
  const first = await seen();
  expect(first).not.toBeNull();
  await api.noteSeen(code);
  expect(await seen()).toBe(first);
  app.passTime(2 * MINUTE);
  await api.noteSeen(code);
  expect(await seen()).toBeGreaterThan(first ?? 0);
  await expect(api.noteSeen("no code")).resolves.toBeUndefined();
});
