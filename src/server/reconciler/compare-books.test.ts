import { expect, test } from "vitest";
import { confirmed, paid } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { compareBooks } from "./compare-books.ts";
import { reconcile } from "./reconcile.ts";

const HOUR = 60 * 60_000;
const app = await openTestApp();
const { deps } = app;
app.payments.setWebhookUrl(null);

async function marked() {
  const mark = await deps.db
    .selectFrom("operation_mark")
    .select("facts")
    .where("name", "=", "reconciled")
    .executeTakeFirstOrThrow();
  return mark.facts;
}

test("the books are compared as far back as was asked for", async () => {
  await confirmed(app);
  app.passTime(49 * HOUR);
  await reconcile(deps, new Date(deps.clock() - 72 * HOUR));
  expect(await marked()).toMatchObject({ payments: 1, difference: 0 });
  await reconcile(deps, new Date(deps.clock() - 48 * HOUR));
  expect(await marked()).toMatchObject({ payments: 0 });
});

test("a payment that waits is as old as its session, however long that may be paid", async () => {
  const { checkoutId } = await paid(app);
  const session = await deps.payments.findSession(checkoutId);
  if (!session) throw new Error("no session");
  const longer = { ...session, expiresAt: new Date(session.expiresAt.getTime() + HOUR) };
  expect(await compareBooks(deps, [longer])).toEqual([session]);
  expect(await marked()).toMatchObject({ unsettledSince: session.openedAt.getTime() });
});
