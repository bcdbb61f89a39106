import { expect, test } from "vitest";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { inOneRun } from "./one-run.ts";
import { reconcile } from "./reconcile.ts";

const { deps } = await openTestApp();

test("S10 while one run is under way, in whichever process, another does nothing", async () => {
  const other = Promise.withResolvers<void>();
  let lists = 0;
  async function* listSessions() {
    lists += 1;
    yield* [];
    if (lists === 1) await other.promise;
  }
  const slow = { ...deps, payments: { ...deps.payments, listSessions } };
  const first = reconcile(slow);
  await expect.poll(() => lists).toBe(1);
  expect(await Promise.all([reconcile(slow), reconcile(slow)])).toEqual([false, false]);
  expect(lists).toBe(1);
  other.resolve();
  expect(await first).toBe(true);
  expect(await reconcile(slow)).toBe(true);
});

test("a run whose process died keeps nobody from the next", async () => {
  const { promise: work, resolve: end } = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const dead = inOneRun(deps, () => {
    begun.resolve();
    return work;
  });
  await begun.promise;
  expect(await reconcile(deps)).toBe(false);
  await deps.pool.query(
    `select pg_terminate_backend(pid) from pg_locks
     where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
  );
  await expect.poll(() => reconcile(deps)).toBe(true);
  end();
  await dead;
});
