import { expect, test } from "vitest";
import { booking, own, sdk, startBench } from "./testing/bench.ts";

const missing = { statusCode: 404, code: "resource_missing", type: "StripeInvalidRequestError" };

test("a wrong key is turned away", async () => {
  const { sandbox } = await startBench();
  const stranger = sdk(sandbox.url, "sk_test_somebody_else");
  await expect(stranger.checkout.sessions.list({}, own)).rejects.toMatchObject({
    statusCode: 401,
    type: "StripeAuthenticationError",
    message: "Invalid API Key provided: sk_test_********else",
  });
});

test("a call without a key is turned away", async () => {
  const { sandbox } = await startBench();
  const answer = await fetch(`${sandbox.url}/v1/checkout/sessions`);
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ error: { type: "invalid_request_error" } });
});

test("an account the platform is not connected to is forbidden", async () => {
  const { stripe } = await startBench();
  const elsewhere = { stripeAccount: "acct_somebody_else" };
  await expect(stripe.checkout.sessions.create(booking(), elsewhere)).rejects.toMatchObject({
    statusCode: 403,
    code: "account_invalid",
    type: "StripePermissionError",
  });
});

test("the platform does not see the session of its connected account", async () => {
  const { stripe, open } = await startBench();
  const { id } = await open();
  await expect(stripe.checkout.sessions.retrieve(id)).rejects.toMatchObject({
    ...missing,
    message: `No such checkout.session: '${id}'`,
  });
  await expect(stripe.checkout.sessions.expire(id)).rejects.toMatchObject(missing);
  expect((await stripe.checkout.sessions.list()).data).toEqual([]);
  expect((await stripe.checkout.sessions.list({}, own)).data).toHaveLength(1);
});

test("payment, refund and events are scoped to the account too", async () => {
  const { stripe, open, control } = await startBench();
  const { id } = await open();
  const intent = (await control(`/sessions/${id}/pay`)).body.payment_intent;
  const refund = await stripe.refunds.create({ payment_intent: intent }, own);
  const [event] = (await stripe.events.list({}, own)).data;

  await expect(stripe.paymentIntents.retrieve(intent)).rejects.toMatchObject(missing);
  await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
    ...missing,
    param: "payment_intent",
  });
  await expect(stripe.refunds.retrieve(refund.id)).rejects.toMatchObject(missing);
  await expect(stripe.events.retrieve(String(event?.id))).rejects.toMatchObject(missing);
});
