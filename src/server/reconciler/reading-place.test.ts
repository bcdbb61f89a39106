import { expect, test } from "vitest";
import { confirmed, held, paid, stateOf } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { pay } from "../../../tests/support/visit.ts";
import type { PaymentSession } from "../payments/provider.ts";
import { reconcile } from "./reconcile.ts";

const MINUTE = 60_000;
const app = await openTestApp();
const { deps } = app;
app.payments.setWebhookUrl(null);

/** One run, and the sessions it read. */
async function read(): Promise<string[]> {
  const ids: string[] = [];
  async function* listSessions(since: Date): AsyncGenerator<PaymentSession> {
    for await (const session of deps.payments.listSessions(since)) {
      ids.push(session.id);
      yield session;
    }
  }
  expect(await reconcile({ ...deps, payments: { ...deps.payments, listSessions } })).toBe(true);
  return ids;
}

test("S10 a session that has come to its end is not read every two minutes", async () => {
  const { checkoutId } = await confirmed(app);
  expect(await read()).toEqual([checkoutId]);
  app.passTime(6 * MINUTE);
  await read();
  app.passTime(2 * MINUTE);
  expect(await read()).toEqual([]);
});

test("one that may still be paid is read until it has been, and its payment is found", async () => {
  const { id, checkoutId } = await held(app, "farol");
  for (const _ of [1, 2, 3]) {
    app.passTime(9 * MINUTE);
    expect(await read()).toContain(checkoutId);
  }
  await pay(app, checkoutId);
  expect(await read()).toContain(checkoutId);
  expect(await stateOf(app, id)).toBe("confirmed");
});

test("a payment that cannot be settled stays in the reading, whatever came after it", async () => {
  const { id, checkoutId } = await paid(app, "coqueiro");
  await deps.pool.query("update payment_session set checkout_id = 'cs_other' where id = $1", [id]);
  await read();
  app.passTime(20 * MINUTE);
  await confirmed(app, "mar");
  await read();
  app.passTime(20 * MINUTE);
  expect(await read()).toContain(checkoutId);
  await deps.pool.query("update payment_session set checkout_id = null where id = $1", [id]);
  await read();
  expect(await stateOf(app, id)).toBe("confirmed");
});

test("once an hour all of two days is read, so what was touched by hand since is seen", async () => {
  const { id, checkoutId } = await confirmed(app, "farol");
  await read();
  app.passTime(6 * MINUTE);
  await read();
  await deps.pool.query("update payment set received = received - 1 where booking_id = $1", [id]);
  app.passTime(10 * MINUTE);
  expect(await read()).not.toContain(checkoutId);
  app.passTime(60 * MINUTE);
  expect(await read()).toContain(checkoutId);
  app.passTime(6 * MINUTE);
  expect(await read(), "a difference is not passed over").toContain(checkoutId);
});

test("a list that breaks off is read again from the same place", async () => {
  const { checkoutId, id } = await paid(app, "mar");
  const broken = async function* () {
    yield* [];
    throw new Error("cut off");
  };
  app.passTime(20 * MINUTE);
  await reconcile({ ...deps, payments: { ...deps.payments, listSessions: broken } });
  expect(await read()).toContain(checkoutId);
  expect(await stateOf(app, id)).toBe("confirmed");
});
