import { expect, test } from "vitest";
import { CONNECTED_ACCOUNT } from "./credentials.ts";
import { own, startBench } from "./testing/bench.ts";

test("a new session is open, unpaid and has no payment intent", async () => {
  const { open, now } = await startBench();
  const session = await open({ expires_at: now() + 35 * 60 });

  expect(session).toMatchObject({
    object: "checkout.session",
    status: "open",
    payment_status: "unpaid",
    payment_intent: null,
    amount_total: 294_000,
    currency: "brl",
    livemode: false,
    ui_mode: "embedded_page",
    url: null,
    metadata: { hold: "hold-1" },
    client_reference_id: "hold-1",
  });
  expect(session.client_secret).toMatch(new RegExp(`^${session.id}_secret_`));
  expect(session.expires_at - session.created).toBeGreaterThan(34 * 60);
  expect(session.lastResponse.requestId).toMatch(/^req_/);
  expect(session.lastResponse.stripeAccount).toBe(CONNECTED_ACCOUNT);
});

test("a paid session carries the guest, the intent and a captured charge", async () => {
  const { open, control, stripe } = await startBench();
  const { id } = await open();
  const guest = { name: "Helena Prado", email: "helena@exemplo.com", phone: "+5584911112222" };
  expect(
    (await control(`/sessions/${id}/pay`, { card: "5555555555554444", ...guest })).status,
  ).toBe(200);

  const session = await stripe.checkout.sessions.retrieve(
    id,
    { expand: ["payment_intent.latest_charge"] },
    own,
  );
  expect(session).toMatchObject({
    status: "complete",
    payment_status: "paid",
    client_secret: null,
    customer_details: { ...guest, individual_name: "Helena Prado" },
    payment_intent: {
      status: "succeeded",
      amount_received: 294_000,
      metadata: { hold: "hold-1" },
      latest_charge: {
        amount_captured: 294_000,
        payment_method_details: { card: { brand: "mastercard", last4: "4444" } },
      },
    },
  });
});

test("a refund leaves its trace on the charge and in the ledger", async () => {
  const { open, control, stripe, sandbox, now } = await startBench();
  const { id } = await open();
  await control(`/sessions/${id}/pay`);
  const paid = await stripe.checkout.sessions.retrieve(id, {}, own);
  const intent = String(paid.payment_intent);

  const refund = await stripe.refunds.create({ payment_intent: intent, amount: 94_000 }, own);

  expect(refund).toMatchObject({ status: "succeeded", amount: 94_000, payment_intent: intent });
  expect(await stripe.refunds.retrieve(refund.id, {}, own)).toMatchObject({ id: refund.id });
  expect((await stripe.refunds.list({ payment_intent: intent }, own)).data).toHaveLength(1);
  expect(sandbox.ledger()).toEqual([
    {
      session: id,
      account: CONNECTED_ACCOUNT,
      payment_intent: intent,
      client_reference_id: "hold-1",
      metadata: { hold: "hold-1" },
      amount_captured: 294_000,
      amount_refunded: 94_000,
      refunds: [{ id: refund.id, amount: 94_000, status: "succeeded", created: refund.created }],
      disputes: [],
      paid_at: expect.closeTo(now(), -1),
      status: "complete",
      payment_status: "paid",
    },
  ]);
  const answer = await fetch(`${sandbox.url}/__control/ledger`);
  expect(await answer.json()).toEqual(sandbox.ledger());
});

test("an open session shows in the ledger with nothing captured", async () => {
  const { open, sandbox } = await startBench();
  const { id } = await open();
  expect(sandbox.ledger()).toMatchObject([
    { session: id, amount_captured: 0, paid_at: null, status: "open", payment_status: "unpaid" },
  ]);
});

test("the payment intent can be retrieved by itself", async () => {
  const { open, control, stripe } = await startBench();
  const { id } = await open();
  const paid = (await control(`/sessions/${id}/pay`)).body;
  const intent = await stripe.paymentIntents.retrieve(paid.payment_intent, {}, own);
  expect(intent).toMatchObject({ status: "succeeded", amount: 294_000 });
});

test("a charge enters the balance a moment later, with the provider's fee", async () => {
  const { open, control, stripe, passSeconds } = await startBench();
  const { id } = await open();
  await control(`/sessions/${id}/pay`);
  const { payment_intent } = await stripe.checkout.sessions.retrieve(id, {}, own);
  const params = { expand: ["latest_charge.balance_transaction"] };
  const read = () => stripe.paymentIntents.retrieve(String(payment_intent), params, own);
  expect(await read()).toMatchObject({ latest_charge: { balance_transaction: null } });
  passSeconds(10);
  const fee = Math.round(294_000 * 0.0399) + 39;
  expect(await read()).toMatchObject({
    latest_charge: {
      balance_transaction: { amount: 294_000, currency: "brl", fee, net: 294_000 - fee },
    },
  });
});
