import { describe, expect, test } from "vitest";
import { held, paid, stateOf } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { readAccount } from "../account/read-account.ts";
import type { Deps } from "../deps.ts";
import type { PaymentSession } from "../payments/provider.ts";
import { settleCheckout } from "./settle-checkout.ts";

const app = await openTestApp();
const cause = { actor: "provider", source: "webhook" } as const;

/** A provider whose sessions differ from what we ordered. */
function telling(change: Partial<PaymentSession>): Deps {
  const { payments } = app.deps;
  const findSession = async (id: string) => {
    const session = await payments.findSession(id);
    return session && { ...session, ...change };
  };
  return { ...app.deps, payments: { ...payments, findSession } };
}

const alertsAbout = (checkoutId: string) =>
  app.deps.db.selectFrom("alert").selectAll().where("subject", "=", checkoutId).execute();

describe("a paid session that does not fit its booking confirms nothing and is told of", () => {
  test.each<[string, Partial<PaymentSession>]>([
    ["another currency", { currency: "usd" }],
    ["money of the other mode", { isOurMode: false }],
  ])("by %s", async (_, change) => {
    const { checkoutId, id } = await paid(app);
    const outcome = await settleCheckout(telling(change), checkoutId, cause);
    expect(outcome).toEqual({ kind: "unknown" });
    expect(await stateOf(app, id)).toBe("held");
    expect(await alertsAbout(checkoutId)).toMatchObject([
      {
        kind: "payment-does-not-fit",
        booking_id: id,
        facts: { amount: 267_000 },
      },
    ]);
  });

  test("by naming a booking that has a session of its own", async () => {
    const { checkoutId, id } = await paid(app);
    const { id: other } = await held(app);
    const settling = settleCheckout(telling({ bookingId: other }), checkoutId, cause);
    await expect(settling).resolves.toEqual({ kind: "unknown" });
    expect([await stateOf(app, id), await stateOf(app, other)]).toEqual(["held", "held"]);
  });

  test("by naming a booking that nobody knows", async () => {
    const { checkoutId } = await paid(app);
    const lost = telling({ bookingId: "00000000-0000-4000-8000-000000000000", facts: {} });
    expect(await settleCheckout(lost, checkoutId, cause)).toEqual({ kind: "unknown" });
    expect(await alertsAbout(checkoutId)).toMatchObject([
      { kind: "payment-does-not-fit", booking_id: null },
    ]);
  });
});

test("one of another amount goes back whole, and what waited for it ends", async () => {
  const { checkoutId, id } = await paid(app);
  const half = telling({ amount: 133_500 });
  const outcome = { kind: "returned", why: "payment-returned", amount: 133_500 };
  expect(await settleCheckout(half, checkoutId, cause)).toMatchObject(outcome);
  expect(await stateOf(app, id)).toBe("expired");
  expect(await app.deps.payments.findSession(checkoutId)).toMatchObject({ refunded: 133_500 });
  expect(await alertsAbout(checkoutId)).toMatchObject([{ kind: "payment-returned" }]);
  const again = telling({ amount: 133_500 });
  expect(await settleCheckout(again, checkoutId, cause)).toMatchObject(outcome);
  expect(await app.deps.payments.findSession(checkoutId)).toMatchObject({ refunded: 133_500 });
});

test("one that was paid twice is entered twice, and the second payment goes back", async () => {
  const { checkoutId, id } = await paid(app);
  const other = await paid(app);
  const { paymentId = "" } = (await app.deps.payments.findSession(other.checkoutId)) ?? {};
  const further = {
    paymentId: paymentId ?? "",
    amount: 267_000,
    refunded: 0,
    refundableUntil: null,
  };
  const twice = telling({ further: [further] });
  await settleCheckout(twice, checkoutId, cause);
  await settleCheckout(twice, checkoutId, cause);
  expect(await stateOf(app, id)).toBe("confirmed");
  expect(await readAccount(app.deps.db, id)).toMatchObject({
    total: 267_000,
    received: 534_000,
    refunding: 267_000,
  });
});

test("one that is not paid and does not fit is nobody's trouble", async () => {
  const { checkoutId, id } = await held(app);
  expect(await settleCheckout(telling({ amount: 1 }), checkoutId, cause)).toEqual({
    kind: "unknown",
  });
  expect(await stateOf(app, id)).toBe("held");
  expect(await alertsAbout(checkoutId)).toEqual([]);
});

test("one that is called paid without a payment keeps its nights and is told of", async () => {
  const { checkoutId, id } = await held(app);
  const strange = telling({ status: "paid", paymentId: null });
  expect(await settleCheckout(strange, checkoutId, cause)).toEqual({ kind: "unknown" });
  expect(await stateOf(app, id)).toBe("held");
  expect(await alertsAbout(checkoutId)).toHaveLength(1);
});

test("one whose id was lost on the way to our books is settled all the same", async () => {
  const { checkoutId, id } = await paid(app);
  await app.deps.pool.query("update payment_session set checkout_id = null where id = $1", [id]);
  expect(await settleCheckout(app.deps, checkoutId, cause)).toMatchObject({ kind: "settled" });
  expect(await stateOf(app, id)).toBe("confirmed");
});

test("what comes along is written whatever the outcome", async () => {
  const { checkoutId } = await held(app);
  const seen: string[] = [];
  const also = async (_: unknown, { kind }: { kind: string }) => void seen.push(kind);
  await settleCheckout(app.deps, checkoutId, cause, also);
  await settleCheckout(app.deps, "cs_test_nobody", cause, also);
  expect(seen).toEqual(["unpaid", "unknown"]);
});

test("one that is on its way is said to be, and changes nothing yet", async () => {
  const { checkoutId, id } = await held(app);
  const outcome = await settleCheckout(telling({ status: "processing" }), checkoutId, cause);
  expect(outcome).toMatchObject({ kind: "processing", booking: { id, state: "held" } });
});
