import { expect, test } from "vitest";
import { own, startBench } from "../testing/bench.ts";

test("a payment can be disputed, and the dispute be asked for with its payment", async () => {
  const { stripe, open, control } = await startBench();
  const { id } = await open();
  await control(`/sessions/${id}/pay`);
  const { body: dispute } = await control(`/sessions/${id}/dispute`, { reason: "duplicate" });
  const asked = await stripe.disputes.retrieve(dispute.id, { expand: ["payment_intent"] }, own);
  expect(asked).toMatchObject({
    object: "dispute",
    amount: 294_000,
    currency: "brl",
    reason: "duplicate",
    status: "needs_response",
    payment_intent: { object: "payment_intent", metadata: { hold: "hold-1" } },
  });
  expect(asked.evidence_details.due_by).toBeGreaterThan(asked.created);
  await expect(stripe.disputes.retrieve(dispute.id)).rejects.toMatchObject({
    code: "resource_missing",
  });
});

test("its end is told of, and what is won comes back", async () => {
  const { stripe, open, control } = await startBench();
  const { id } = await open();
  expect((await control(`/sessions/${id}/dispute`)).status).toBe(409);
  await control(`/sessions/${id}/pay`);
  const { body: dispute } = await control(`/sessions/${id}/dispute`);
  await control(`/disputes/${dispute.id}/close`, { as: "won" });
  const { data } = await stripe.events.list({ limit: 4 }, own);
  expect(data.map(({ type }) => type).toReversed()).toEqual([
    "charge.dispute.created",
    "charge.dispute.funds_withdrawn",
    "charge.dispute.closed",
    "charge.dispute.funds_reinstated",
  ]);
  expect(await stripe.disputes.retrieve(dispute.id, {}, own)).toMatchObject({ status: "won" });
});
