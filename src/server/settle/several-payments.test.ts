import { afterEach, describe, expect, test } from "vitest";
import {
  atMercadoPago,
  heldOnPage,
  moneyThere,
  sendRefundsOf,
} from "../../../tests/support/page-payments.ts";
import { stateOf } from "../../../tests/support/stories.ts";
import { takeBy } from "../../../tests/support/take-by.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { reconcile } from "../reconciler/reconcile.ts";
import { settleCheckout } from "./settle-checkout.ts";

const app = await openTestApp({ mercadoPago: true });
const { deps } = app;
await takeBy(deps);
const bank = atMercadoPago(app);
const byWebhook = { actor: "provider", source: "webhook" } as const;
const LAG_MS = 60_000;

afterEach(() => bank.habits({ indexLagMs: 0, refunds: "approved" }));

/** Settles a session that is known only by one of its payments, as events name it. */
const told = (paymentNumber: number) =>
  settleCheckout(deps, `mp_payment_${paymentNumber}`, byWebhook);

const alertsOf = (bookingId: string) =>
  deps.db.selectFrom("alert").select("kind").where("booking_id", "=", bookingId).execute();

describe("a session that was paid twice", () => {
  test("is not settled by the second payment before the first can be found", async () => {
    await bank.habits({ indexLagMs: LAG_MS });
    const { id, number, dueNow } = await heldOnPage(app, "pix");
    const { body } = await bank.payPix(number, { times: 2 });
    expect(await told(body[1].id)).toEqual({ kind: "unknown", isMissing: true });
    expect(await stateOf(app, id)).toBe("held");
    app.passTime(LAG_MS);
    expect(await told(body[1].id)).toMatchObject({ kind: "settled" });
    await sendRefundsOf(app, id);
    expect(moneyThere(app, id)).toEqual({ received: 2 * dueNow, refunded: dueNow });
    expect(await alertsOf(id)).toEqual([]);
  });

  test("is settled again if the payment that we know was not the first", async () => {
    await bank.habits({ indexLagMs: LAG_MS });
    const { id, page, dueNow } = await heldOnPage(app, "card");
    await bank.payByCard(page);
    const { body } = await bank.payByCard(page);
    expect(await told(body.id)).toMatchObject({ kind: "settled" });
    expect(await stateOf(app, id)).toBe("confirmed");
    app.passTime(2 * LAG_MS);
    await reconcile(deps);
    await sendRefundsOf(app, id);
    expect(moneyThere(app, id)).toEqual({ received: 2 * dueNow, refunded: dueNow });
  });

  test("goes back twice if it was of another amount", async () => {
    const { id, checkoutId, number, dueNow } = await heldOnPage(app, "pix");
    await bank.payPix(number, { amount: "half" });
    await bank.payPix(number, { times: 2 });
    expect(await settleCheckout(deps, checkoutId, byWebhook)).toMatchObject({ kind: "returned" });
    await settleCheckout(deps, checkoutId, byWebhook);
    const received = dueNow + Math.floor(dueNow / 2);
    expect(moneyThere(app, id)).toEqual({ received, refunded: received });
    expect(await stateOf(app, id)).toBe("expired");
  });
});

test("what the provider rejects to give back is given back by the next try", async () => {
  await bank.habits({ refunds: "rejected" });
  const { id, checkoutId, number } = await heldOnPage(app, "pix");
  await bank.payPix(number, { amount: "half" });
  await settleCheckout(deps, checkoutId, byWebhook);
  expect(moneyThere(app, id)).toMatchObject({ refunded: 0 });
  await bank.habits({ refunds: "approved" });
  await reconcile(deps);
  const { received, refunded } = moneyThere(app, id);
  expect(refunded).toBe(received);
});
