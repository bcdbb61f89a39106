import { expect, test } from "vitest";
import { PLATFORM_SECRET_KEY } from "./credentials.ts";
import { booking, own, sdk, startBench } from "./testing/bench.ts";

const invalid = { statusCode: 400, type: "StripeInvalidRequestError" };

test("a session cannot end sooner than 30 minutes nor later than 24 hours from now", async () => {
  const { open, now } = await startBench();
  await expect(open({ expires_at: now() + 30 * 60 - 5 })).rejects.toMatchObject({
    ...invalid,
    param: "expires_at",
    message: expect.stringContaining("at least 30 minutes"),
  });
  await expect(open({ expires_at: now() + 24 * 60 * 60 + 5 })).rejects.toMatchObject({
    ...invalid,
    param: "expires_at",
    message: expect.stringContaining("less than 24 hours"),
  });
});

test("a hosted session without success_url is refused as Stripe refuses it", async () => {
  const { stripe } = await startBench();
  const { ui_mode: _, ...hosted } = booking();
  await expect(stripe.checkout.sessions.create(hosted, own)).rejects.toMatchObject({
    ...invalid,
    code: "parameter_missing",
    param: "success_url",
  });
});

test("a session that is not open cannot be expired", async () => {
  const { open, control, stripe } = await startBench();
  const paid = await open();
  await control(`/sessions/${paid.id}/pay`);
  await expect(stripe.checkout.sessions.expire(paid.id, {}, own)).rejects.toMatchObject({
    ...invalid,
    message:
      'Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of `complete`.',
  });

  const gone = await open();
  await stripe.checkout.sessions.expire(gone.id, {}, own);
  await expect(stripe.checkout.sessions.expire(gone.id, {}, own)).rejects.toMatchObject({
    message: expect.stringContaining("status of `expired`"),
  });
});

test("another API version is refused", async () => {
  const { sandbox } = await startBench();
  const old = sdk(sandbox.url, undefined, { apiVersion: "2024-06-20" as never });
  await expect(old.checkout.sessions.list({}, own)).rejects.toMatchObject({
    ...invalid,
    message: "Invalid Stripe API version: 2024-06-20",
  });
});

test("an unknown address of the API is a 404", async () => {
  const { stripe } = await startBench();
  await expect(stripe.customers.list({}, own)).rejects.toMatchObject({
    statusCode: 404,
    message: "Unrecognized request URL (GET: /v1/customers).",
  });
});

test("a property that cannot be expanded is refused before anything is made", async () => {
  const { open, sandbox } = await startBench();
  await expect(open({ expand: ["locale"] })).rejects.toMatchObject({
    ...invalid,
    message: "This property cannot be expanded (locale).",
  });
  expect(sandbox.ledger()).toEqual([]);
});

test("a body of JSON is refused", async () => {
  const { sandbox } = await startBench();
  const answer = await fetch(`${sandbox.url}/v1/checkout/sessions`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${PLATFORM_SECRET_KEY}`,
      "content-type": "application/json",
    },
    body: JSON.stringify(booking()),
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    error: { message: expect.stringContaining("application/x-www-form-urlencoded") },
  });
});
