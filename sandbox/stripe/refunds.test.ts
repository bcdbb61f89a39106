import { expect, test } from "vitest";
import { type Bench, own, startBench } from "./testing/bench.ts";

const invalid = { statusCode: 400, type: "StripeInvalidRequestError" };

async function pay({ open, control }: Bench, card = "4242424242424242"): Promise<string> {
  const { id } = await open();
  return (await control(`/sessions/${id}/pay`, { card })).body.payment_intent;
}

test("without an amount everything left goes back", async () => {
  const bench = await startBench();
  const payment_intent = await pay(bench);
  await bench.stripe.refunds.create({ payment_intent, amount: 94_000 }, own);
  const rest = await bench.stripe.refunds.create({ payment_intent }, own);
  expect(rest.amount).toBe(200_000);
  expect(bench.sandbox.ledger()).toMatchObject([{ amount_refunded: 294_000 }]);
});

test("more than what is left is refused", async () => {
  const bench = await startBench();
  const payment_intent = await pay(bench);
  await bench.stripe.refunds.create({ payment_intent, amount: 94_000 }, own);
  await expect(
    bench.stripe.refunds.create({ payment_intent, amount: 200_001 }, own),
  ).rejects.toMatchObject({
    ...invalid,
    code: undefined,
    param: "amount",
    message: "Refund amount (R$2000.01) is greater than unrefunded amount on charge (R$2000.00)",
  });
});

test("a charge refunded in full cannot be refunded again", async () => {
  const bench = await startBench();
  const payment_intent = await pay(bench);
  await bench.stripe.refunds.create({ payment_intent }, own);
  await expect(bench.stripe.refunds.create({ payment_intent }, own)).rejects.toMatchObject({
    ...invalid,
    code: "charge_already_refunded",
  });
  expect(bench.sandbox.ledger()).toMatchObject([{ amount_refunded: 294_000 }]);
});

test("an unpaid intent has nothing to refund", async () => {
  const bench = await startBench();
  const { id } = await bench.open();
  await bench.control(`/sessions/${id}/pay`, { card: "4000000000000002" });
  const payment_intent = bench.sandbox.ledger()[0]?.payment_intent ?? "";
  await expect(bench.stripe.refunds.create({ payment_intent }, own)).rejects.toMatchObject({
    ...invalid,
    message: `This PaymentIntent (${payment_intent}) does not have a successful charge to refund.`,
  });
});

test("unknown parameters and reasons are refused", async () => {
  const bench = await startBench();
  const payment_intent = await pay(bench);
  await expect(
    bench.stripe.refunds.create({ payment_intent, reason: "changed_mind" }, own),
  ).rejects.toMatchObject({ ...invalid, param: "reason" });
  await expect(
    bench.stripe.refunds.create({ payment_intent, colour: "blue" } as never, own),
  ).rejects.toMatchObject({ ...invalid, code: "parameter_unknown", param: "colour" });
  await expect(
    bench.stripe.refunds.create({ payment_intent, amount: 0 }, own),
  ).rejects.toMatchObject({ ...invalid, code: "parameter_invalid_integer", param: "amount" });
});

test("a disputed charge cannot be refunded", async () => {
  const bench = await startBench();
  const payment_intent = await pay(bench, "4000000000000259");
  await expect(bench.stripe.refunds.create({ payment_intent }, own)).rejects.toMatchObject({
    ...invalid,
    code: "charge_disputed",
  });
  const events = await bench.stripe.events.list({ types: ["charge.dispute.created"] }, own);
  expect(events.data).toMatchObject([{ data: { object: { payment_intent } } }]);
});

test("the …7726 card refunds late: pending, then succeeded", async () => {
  const bench = await startBench();
  const payment_intent = await pay(bench, "4000000000007726");
  const { id } = await bench.stripe.refunds.create({ payment_intent }, own);
  const look = () => bench.stripe.refunds.retrieve(id, {}, own);

  expect(await look()).toMatchObject({ status: "pending", pending_reason: "processing" });
  bench.passSeconds(10);
  expect(await look()).toMatchObject({ status: "succeeded" });
  expect((await look()).pending_reason).toBeUndefined();
});

test("the …5126 card takes its refund back: succeeded, then failed", async () => {
  const bench = await startBench();
  const payment_intent = await pay(bench, "4000000000005126");
  const refund = await bench.stripe.refunds.create({ payment_intent }, own);
  expect(refund.status).toBe("succeeded");
  bench.passSeconds(10);

  expect(bench.sandbox.ledger()).toMatchObject([
    { amount_captured: 294_000, amount_refunded: 0, refunds: [{ status: "failed" }] },
  ]);
  const events = await bench.stripe.events.list(
    { types: ["refund.failed", "refund.updated"] },
    own,
  );
  expect(events.data.map(({ type }) => type)).toEqual(["refund.failed", "refund.updated"]);
  expect(await bench.stripe.refunds.create({ payment_intent }, own)).toMatchObject({
    amount: 294_000,
  });
});

test("a refund short of funds stays pending until settled by hand", async () => {
  const bench = await startBench();
  const payment_intent = await pay(bench);
  await bench.control("/refunds", { behaviour: "pending_insufficient_funds" });
  const { id, ...refund } = await bench.stripe.refunds.create({ payment_intent }, own);
  expect(refund).toMatchObject({ status: "pending", pending_reason: "insufficient_funds" });

  bench.passSeconds(24 * 60 * 60);
  expect(bench.sandbox.ledger()).toMatchObject([{ refunds: [{ status: "pending" }] }]);
  await bench.control(`/refunds/${id}/settle`, { as: "succeeded" });
  expect(bench.sandbox.ledger()).toMatchObject([{ refunds: [{ status: "succeeded" }] }]);
});

test("a refund under one key happens once", async () => {
  const bench = await startBench();
  const payment_intent = await pay(bench);
  const once = { ...own, idempotencyKey: "refund:booking-1" };
  const first = await bench.stripe.refunds.create({ payment_intent, amount: 1000 }, once);
  const second = await bench.stripe.refunds.create({ payment_intent, amount: 1000 }, once);
  expect(second.id).toBe(first.id);
  expect(bench.sandbox.ledger()).toMatchObject([{ amount_refunded: 1000 }]);
});
