import { expect, test } from "vitest";
import { own, startBench } from "./testing/bench.ts";

const SESSIONS = "/v1/checkout/sessions";
const key = { idempotencyKey: "checkout:hold-1:1" };

test("an answer cut off after the commit is recovered with the same key", async () => {
  const { open, control, sandbox } = await startBench();
  // The SDK retries a closed connection once, so both responses must be lost.
  await control("/faults", { path: SESSIONS, mode: "cut_after", times: 2 });
  await expect(open({}, key)).rejects.toMatchObject({ type: "StripeConnectionError" });

  const [made] = sandbox.ledger();
  expect(await open({}, key)).toMatchObject({ id: made?.session });
  expect(sandbox.ledger()).toHaveLength(1);
});

test("a 500 before the work leaves nothing behind", async () => {
  const { open, control, sandbox } = await startBench();
  await control("/faults", { path: SESSIONS, mode: "error_before" });
  await expect(open({}, key)).rejects.toMatchObject({ statusCode: 500, type: "StripeAPIError" });
  expect(sandbox.ledger()).toEqual([]);
  expect(await open({}, key)).toMatchObject({ status: "open" });
});

test("too many requests are a rate limit error", async () => {
  const { open, control } = await startBench();
  await control("/faults", { path: "*", mode: "rate_limit" });
  await expect(open()).rejects.toMatchObject({
    statusCode: 429,
    type: "StripeRateLimitError",
    code: "rate_limit",
  });
});

test("a slow answer can outlast the caller's patience and still be carried out", async () => {
  const { open, control, sandbox } = await startBench();
  await control("/faults", { path: SESSIONS, mode: "slow", ms: 200 });
  await expect(open({}, { ...key, timeout: 50 })).rejects.toMatchObject({
    type: "StripeConnectionError",
  });
  await expect.poll(() => sandbox.ledger()).toHaveLength(1);
  expect(await open({}, key)).toMatchObject({ id: sandbox.ledger()[0]?.session });
});

test("a fault strikes its own path and method, and only so many times", async () => {
  const { open, control, stripe } = await startBench();
  const { id } = await open();
  const other = await open();
  await control("/faults", { path: `${SESSIONS}/*/expire`, method: "POST", mode: "error_before" });

  expect(await stripe.checkout.sessions.retrieve(id, {}, own)).toMatchObject({ status: "open" });
  await expect(stripe.checkout.sessions.expire(id, {}, own)).rejects.toMatchObject({
    statusCode: 500,
  });
  expect(await stripe.checkout.sessions.expire(other.id, {}, own)).toMatchObject({
    status: "expired",
  });
});

test("orders that make no sense are told so", async () => {
  const { control } = await startBench();
  expect(await control("/faults", { path: SESSIONS, mode: "explode" })).toMatchObject({
    status: 422,
  });
  expect(await control("/sessions/cs_test_none/pay")).toMatchObject({ status: 404 });
  expect(await control("/webhooks", { mode: "drop" })).toMatchObject({ status: 422 });
});

test("a reset forgets sessions, faults and knobs", async () => {
  const { open, control, sandbox } = await startBench();
  await open();
  await control("/faults", { path: "*", mode: "rate_limit", times: 9 });
  await control("/reset");
  expect(sandbox.ledger()).toEqual([]);
  expect(await open()).toMatchObject({ status: "open" });
});
