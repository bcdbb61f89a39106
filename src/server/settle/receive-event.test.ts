import Stripe from "stripe";
import { beforeAll, describe, expect, test } from "vitest";
import { machineNow } from "../../../sandbox/clock.ts";
import { WEBHOOK_SIGNING_SECRET } from "../../../sandbox/stripe/credentials.ts";
import { bookingOf } from "../../../tests/support/stories.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { pay, stayAhead, Visit } from "../../../tests/support/visit.ts";
import { paymentWebhookPath } from "../../contract/calls.ts";

const stripe = new Stripe("sk_test_signs_only");
let app: TestApp;
let ahead = 20;
beforeAll(async () => {
  app = await openTestApp();
});

async function paidCheckout(): Promise<string> {
  ahead += 5;
  const answer = await new Visit(app).book("mar", stayAhead(app, ahead, 2));
  const { checkoutId } = answer.json();
  await pay(app, checkoutId);
  return checkoutId;
}

function eventFor(checkoutId: string, change: object = {}) {
  return {
    id: `evt_${Math.random().toString(36).slice(2)}`,
    object: "event",
    type: "checkout.session.completed",
    account: app.deps.config.STRIPE_ACCOUNT,
    livemode: false,
    data: { object: { object: "checkout.session", id: checkoutId } },
    ...change,
  };
}

function deliver(event: object, secret = WEBHOOK_SIGNING_SECRET, timestamp?: number) {
  const payload = JSON.stringify(event);
  const signature = stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    ...(timestamp ? { timestamp } : {}),
  });
  return app.http.inject({
    method: "POST",
    url: paymentWebhookPath,
    headers: { "content-type": "application/json", "stripe-signature": signature },
    payload,
  });
}

const stateOf = async (checkoutId: string) => (await bookingOf(app, checkoutId)).state;

describe("the payment webhook", () => {
  test("R11.03 makes a booking by itself, and a repetition changes nothing", async () => {
    const checkoutId = await paidCheckout();
    const event = eventFor(checkoutId);
    const answers = await Promise.all([event, event, event].map((one) => deliver(one)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await stateOf(checkoutId)).toBe("confirmed");
    const written = await app.deps.db
      .selectFrom("payment_event")
      .selectAll()
      .where("id", "=", event.id)
      .execute();
    expect(written).toMatchObject([{ outcome: "confirmed", checkout_id: checkoutId }]);
  });

  test.each([
    ["another secret", "whsec_somebody_else", undefined],
    ["an old stamp", WEBHOOK_SIGNING_SECRET, Math.floor(machineNow() / 1000) - 301],
  ])("%s is refused without effect", async (_, secret, timestamp) => {
    const checkoutId = await paidCheckout();
    expect((await deliver(eventFor(checkoutId), secret, timestamp)).statusCode).toBe(400);
    expect(await stateOf(checkoutId)).toBe("held");
  });

  test.each([
    ["of another account", { account: "acct_somebody_else" }],
    ["of the other mode", { livemode: true }],
  ])("an event %s is written down and has no effect", async (_, change) => {
    const checkoutId = await paidCheckout();
    expect((await deliver(eventFor(checkoutId, change))).statusCode).toBe(200);
    expect(await stateOf(checkoutId)).toBe("held");
  });

  test("a body that was altered, is huge, packed or comes by another method has no effect", async () => {
    const checkoutId = await paidCheckout();
    const payload = JSON.stringify(eventFor(checkoutId));
    const signature = stripe.webhooks.generateTestHeaderString({
      payload,
      secret: WEBHOOK_SIGNING_SECRET,
    });
    const send = (change: object) =>
      app.http.inject({
        method: "POST",
        url: paymentWebhookPath,
        headers: { "content-type": "application/json", "stripe-signature": signature },
        payload,
        ...change,
      });
    const answers = await Promise.all([
      send({ payload: JSON.stringify(JSON.parse(payload), null, 1) }),
      send({ payload: `"${"x".repeat(5_000_000)}"` }),
      send({ headers: { "content-type": "text/plain", "stripe-signature": signature } }),
      send({ headers: { "content-type": "application/json" } }),
      send({ method: "PUT" }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 413, 415, 400, 404]);
    expect(await stateOf(checkoutId)).toBe("held");
  });

  test("a session of somebody else's making is not ours to settle", async () => {
    expect((await deliver(eventFor("cs_test_payment_link"))).statusCode).toBe(200);
  });
});
