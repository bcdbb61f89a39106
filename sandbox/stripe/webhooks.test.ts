import { Stripe } from "stripe";
import { expect, test } from "vitest";
import { CONNECTED_ACCOUNT } from "./credentials.ts";
import { booking, own, startBench } from "./testing/bench.ts";
import { receiveEvents } from "./testing/webhook-receiver.ts";

test("a payment is announced with a signature the SDK accepts", async () => {
  const receiver = await receiveEvents();
  const { open, control } = await startBench({ webhookUrl: receiver.url });
  const { id } = await open();
  await control(`/sessions/${id}/pay`);
  await receiver.arrivals(2);

  expect(receiver.types().toSorted()).toEqual([
    "checkout.session.completed",
    "payment_intent.succeeded",
  ]);
  const completed = receiver.events().find(({ type }) => type === "checkout.session.completed");
  expect(completed).toMatchObject({
    account: CONNECTED_ACCOUNT,
    livemode: false,
    api_version: Stripe.API_VERSION,
    data: { object: { id, status: "complete", payment_status: "paid" } },
  });
});

test("another secret does not verify", async () => {
  const receiver = await receiveEvents();
  const { open, control } = await startBench({ webhookUrl: receiver.url });
  await control(`/sessions/${(await open()).id}/expire`);
  await receiver.arrivals(1);
  const { payload = "", headers } = receiver.received[0] ?? {};
  const signature = String(headers?.["stripe-signature"]);
  expect(() => Stripe.webhooks.constructEvent(payload, signature, "whsec_other")).toThrow(
    Stripe.errors.StripeSignatureVerificationError,
  );
});

test("a refused delivery is tried again, and the event tells whether it arrived", async () => {
  const receiver = await receiveEvents(500);
  const { open, control, stripe } = await startBench({ webhookUrl: receiver.url });
  await control(`/sessions/${(await open()).id}/expire`);
  await receiver.arrivals(2);

  const [first, second] = receiver.events();
  expect(second?.id).toBe(first?.id);
  await expect
    .poll(async () => (await stripe.events.retrieve(String(first?.id), {}, own)).pending_webhooks)
    .toBe(0);
});

test("deliveries that keep failing are given up and listed as undelivered", async () => {
  const receiver = await receiveEvents(500, 500, 500);
  const { open, control, stripe } = await startBench({ webhookUrl: receiver.url });
  await control(`/sessions/${(await open()).id}/expire`);
  await receiver.arrivals(3);

  const undelivered = await stripe.events.list({ delivery_success: false }, own);
  expect(undelivered.data).toMatchObject([
    { type: "checkout.session.expired", pending_webhooks: 1 },
  ]);
  expect((await stripe.events.list({ delivery_success: true }, own)).data).toEqual([]);
});

test("a dead endpoint never holds up the API", async () => {
  const { open, stripe } = await startBench({ webhookUrl: "http://127.0.0.1:9/webhook" });
  const { id } = await open();
  expect(await stripe.checkout.sessions.expire(id, {}, own)).toMatchObject({ status: "expired" });
});

test("an event caused by an API call names the call", async () => {
  const receiver = await receiveEvents();
  const { open, stripe } = await startBench({ webhookUrl: receiver.url });
  const { id } = await open();
  const call = { ...own, idempotencyKey: "expire-1" };
  const { lastResponse } = await stripe.checkout.sessions.expire(id, {}, call);
  await receiver.arrivals(1);
  expect(receiver.events()[0]?.request).toEqual({
    id: lastResponse.requestId,
    idempotency_key: "expire-1",
  });
});

test("the platform's own events do not reach an endpoint for connected accounts", async () => {
  const receiver = await receiveEvents();
  const { open, stripe, control } = await startBench({ webhookUrl: receiver.url });
  const mistaken = await stripe.checkout.sessions.create(booking());
  await control(`/sessions/${mistaken.id}/expire`);
  await control(`/sessions/${(await open()).id}/expire`);
  await receiver.arrivals(1);
  expect(receiver.events().map(({ account }) => account)).toEqual([CONNECTED_ACCOUNT]);
});

test("dropped events never arrive, the next one does", async () => {
  const receiver = await receiveEvents();
  const { open, control } = await startBench({ webhookUrl: receiver.url });
  await control("/webhooks", { mode: "drop", events: 2 });
  await control(`/sessions/${(await open()).id}/pay`);
  await control(`/sessions/${(await open()).id}/expire`);
  await receiver.arrivals(1);
  expect(receiver.types()).toEqual(["checkout.session.expired"]);
});

test("duplicated events arrive as often as ordered, under one id", async () => {
  const receiver = await receiveEvents();
  const { open, control } = await startBench({ webhookUrl: receiver.url });
  await control("/webhooks", { mode: "duplicate", copies: 3 });
  await control(`/sessions/${(await open()).id}/expire`);
  await receiver.arrivals(3);
  expect(new Set(receiver.events().map(({ id }) => id)).size).toBe(1);
});

test("delayed events arrive later", async () => {
  const receiver = await receiveEvents();
  const { open, control } = await startBench({ webhookUrl: receiver.url });
  await control("/webhooks", { mode: "delay", ms: 250 });
  await control(`/sessions/${(await open()).id}/expire`);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(receiver.received).toEqual([]);
  await receiver.arrivals(1);
});

test("held events leave in the order they are released", async () => {
  const receiver = await receiveEvents();
  const { open, control } = await startBench({ webhookUrl: receiver.url });
  await control("/webhooks", { mode: "hold" });
  await control(`/sessions/${(await open()).id}/pay`);
  expect(receiver.received).toEqual([]);

  await control("/webhooks/release", { order: "reversed" });
  expect(receiver.types()).toEqual(["checkout.session.completed", "payment_intent.succeeded"]);
});

test("an event can be delivered again, also for another account or as live", async () => {
  const receiver = await receiveEvents();
  const { open, control, stripe } = await startBench({ webhookUrl: receiver.url });
  await control(`/sessions/${(await open()).id}/expire`);
  await receiver.arrivals(1);
  const id = String(receiver.events()[0]?.id);

  const again = await control(`/events/${id}/deliver`, { account: "acct_other", livemode: true });
  expect(again).toMatchObject({ status: 200, body: { status: 200 } });
  expect(receiver.events()[1]).toMatchObject({ id, account: "acct_other", livemode: true });
  expect(await stripe.events.retrieve(id, {}, own)).toMatchObject({
    account: CONNECTED_ACCOUNT,
    livemode: false,
  });
});

test("the address can be set after the start", async () => {
  const receiver = await receiveEvents();
  const { open, control, sandbox } = await startBench();
  await control(`/sessions/${(await open()).id}/expire`);
  sandbox.setWebhookUrl(receiver.url);
  await control(`/sessions/${(await open()).id}/pay`);
  await receiver.arrivals(2);
  expect(receiver.types()).not.toContain("checkout.session.expired");
});
