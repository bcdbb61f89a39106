import { expect, test } from "vitest";
import { own, startBench } from "./testing/bench.ts";
import { openForm, payer } from "./testing/form-bench.ts";

test("a card that passes pays, and the parent learns where to go", async () => {
  const form = await openForm(await startBench());
  expect(await form.pay("4242424242424242")).toEqual({
    outcome: "complete",
    returnUrl: `https://pousada.example/success?session_id=${form.id}`,
  });
  expect(await form.session()).toMatchObject({
    payment_status: "paid",
    customer_details: { email: payer.email, name: payer.name, phone: "+5584911112222" },
  });
});

test("without redirect the parent is only told", async () => {
  const form = await openForm(await startBench(), {
    redirect_on_completion: "never",
    return_url: undefined,
  });
  expect(await form.pay("4242424242424242")).toEqual({ outcome: "complete", returnUrl: null });
});

test("paying twice captures once", async () => {
  const bench = await startBench();
  const form = await openForm(bench);
  await form.pay("4242424242424242");
  expect(await form.pay("4242424242424242")).toMatchObject({ outcome: "complete" });
  expect(bench.sandbox.ledger()).toMatchObject([{ amount_captured: 294_000 }]);
  expect(
    (await bench.stripe.events.list({ type: "payment_intent.succeeded" }, own)).data,
  ).toHaveLength(1);
});

const declines = [
  ["4000000000000002", "card_declined", "generic_decline"],
  ["4000000000009995", "card_declined", "insufficient_funds"],
  ["4000000000009987", "card_declined", "lost_card"],
  ["4000000000009979", "card_declined", "stolen_card"],
  ["4000000000000069", "expired_card", undefined],
  ["4000000000000127", "incorrect_cvc", undefined],
  ["4000000000000119", "processing_error", undefined],
  ["4100000000000019", "card_declined", "fraudulent"],
  ["4242424242424241", "incorrect_number", undefined],
  ["4111111111111111", "card_declined", "test_mode_live_card"],
] as const;

test.each(declines)(
  "card %s is declined with %s %s and the session stays open",
  async (number, code, decline_code) => {
    const bench = await startBench();
    const form = await openForm(bench);
    expect(await form.pay(number)).toMatchObject({
      outcome: "declined",
      sentence: expect.any(String),
    });

    const session = await form.session();
    expect(session).toMatchObject({ status: "open", payment_status: "unpaid" });
    const intent = await bench.stripe.paymentIntents.retrieve(
      String(session.payment_intent),
      {},
      own,
    );
    expect(intent).toMatchObject({
      status: "requires_payment_method",
      last_payment_error: { code },
    });
    expect(intent.last_payment_error?.decline_code).toBe(decline_code);
    expect((await bench.stripe.events.list({}, own)).data).toMatchObject([
      { type: "payment_intent.payment_failed" },
    ]);

    expect(await form.pay("4242424242424242")).toMatchObject({ outcome: "complete" });
    expect((await form.session()).payment_intent).toBe(session.payment_intent);
  },
);

test.each(["4000002760003184", "4000000000003220"])(
  "card %s pays after the bank's question",
  async (number) => {
    const form = await openForm(await startBench());
    const { outcome, challenge } = await form.pay(number);
    expect(outcome).toBe("challenge");
    expect(await form.session()).toMatchObject({ status: "open" });
    expect(await form.order("/challenge", { challenge, authorized: true })).toMatchObject({
      outcome: "complete",
    });
    expect(await form.session()).toMatchObject({ payment_status: "paid" });
  },
);

test("a purchase the holder does not authorise is declined", async () => {
  const form = await openForm(await startBench());
  const { challenge } = await form.pay("4000002760003184");
  expect(await form.order("/challenge", { challenge, authorized: false })).toMatchObject({
    outcome: "declined",
  });
  expect(await form.order("/challenge", { challenge, authorized: true })).toMatchObject({
    outcome: "declined",
  });
  expect(await form.session()).toMatchObject({ status: "open" });
});

test.each(["4000008400001629", "4000008260003178"])(
  "card %s is declined after the bank's question",
  async (number) => {
    const form = await openForm(await startBench());
    const { challenge } = await form.pay(number);
    expect(await form.order("/challenge", { challenge, authorized: true })).toMatchObject({
      outcome: "declined",
    });
  },
);

test("a session that asks for 3-D Secure always asks", async () => {
  const form = await openForm(await startBench(), {
    payment_method_options: { card: { request_three_d_secure: "any" } },
  });
  expect(await form.pay("4242424242424242")).toMatchObject({ outcome: "challenge" });
});
