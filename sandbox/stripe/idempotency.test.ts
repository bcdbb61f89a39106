import { expect, test } from "vitest";
import { PLATFORM_SECRET_KEY } from "./credentials.ts";
import { booking, line, own, sdk, startBench } from "./testing/bench.ts";

const key = { idempotencyKey: "checkout:hold-1:1" };

test("the same key and parameters give the same session back", async () => {
  const { open, stripe } = await startBench();
  const first = await open({}, key);
  const second = await open({}, key);

  expect(second).toEqual(first);
  expect(second.lastResponse.headers["idempotent-replayed"]).toBe("true");
  expect(first.lastResponse.headers["idempotent-replayed"]).toBeUndefined();
  expect((await stripe.checkout.sessions.list({}, own)).data).toHaveLength(1);
});

test("a replay tells how the session was, not how it is", async () => {
  const { open, stripe } = await startBench();
  const { id } = await open({}, key);
  await stripe.checkout.sessions.expire(id, {}, own);
  expect(await open({}, key)).toMatchObject({ id, status: "open" });
});

test("the same key with other parameters is an idempotency error", async () => {
  const { open } = await startBench();
  await open({}, key);
  await expect(open({ line_items: [line(1000)] }, key)).rejects.toMatchObject({
    statusCode: 400,
    type: "StripeIdempotencyError",
    rawType: "idempotency_error",
    message: expect.stringContaining("Try using a key other than 'checkout:hold-1:1'"),
  });
});

test("parameters in another order are still the same parameters", async () => {
  const { sandbox } = await startBench();
  const post = async (...pairs: string[]) => {
    const answer = await fetch(`${sandbox.url}/v1/checkout/sessions`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${PLATFORM_SECRET_KEY}`,
        "idempotency-key": "one",
        "content-type": "application/x-www-form-urlencoded",
      },
      body: pairs.join("&"),
    });
    return (await answer.json()).id;
  };
  const pairs = [
    "mode=payment",
    "ui_mode=embedded_page",
    "redirect_on_completion=never",
    "line_items[0][price_data][currency]=brl",
    "line_items[0][price_data][unit_amount]=5000",
    "line_items[0][price_data][product_data][name]=Quarto",
  ];
  const first = await post(...pairs);
  expect(first).toMatch(/^cs_test_/);
  expect(await post(...pairs.toReversed())).toBe(first);
});

test("a failed validation is not remembered under the key", async () => {
  const { open } = await startBench();
  await expect(open({ line_items: [line(1)] }, key)).rejects.toMatchObject({ statusCode: 400 });
  expect(await open({}, key)).toMatchObject({ status: "open" });
});

test("a refusal after the work began is remembered under the key", async () => {
  const { open, stripe, control } = await startBench();
  const { id } = await open();
  const expire = () => stripe.checkout.sessions.expire(id, {}, { ...own, ...key });
  await control(`/sessions/${id}/pay`);
  await expect(expire()).rejects.toMatchObject({ statusCode: 400 });
  await expect(expire()).rejects.toMatchObject({
    statusCode: 400,
    headers: { "idempotent-replayed": "true" },
  });
});

test("a 500 saved under the key is replayed, though the session was made", async () => {
  const { open, control, sandbox } = await startBench();
  await control("/faults", { path: "/v1/checkout/sessions", mode: "error_after" });
  const failed = { statusCode: 500, type: "StripeAPIError" };

  await expect(open({}, key)).rejects.toMatchObject(failed);
  await expect(open({}, key)).rejects.toMatchObject({
    ...failed,
    headers: { "idempotent-replayed": "true" },
  });
  expect(sandbox.ledger()).toHaveLength(1);
  expect(await open({}, { idempotencyKey: "checkout:hold-1:2" })).toMatchObject({ status: "open" });
});

test("a key still being answered is a 409", async () => {
  const { open, control } = await startBench();
  await control("/faults", { path: "/v1/checkout/sessions", mode: "slow", ms: 300 });
  const answers = await Promise.allSettled([open({}, key), open({}, key)]);
  const refused = answers.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  expect(refused).toMatchObject([{ statusCode: 409, code: "idempotency_key_in_use" }]);
  const made = answers.flatMap((one) => (one.status === "fulfilled" ? [one.value.id] : []));
  expect([(await open({}, key)).id]).toEqual(made);
});

test("one key means two things on two accounts", async () => {
  const { open, stripe } = await startBench();
  const connected = await open({}, key);
  const platform = await stripe.checkout.sessions.create(
    {
      mode: "payment",
      ui_mode: "embedded_page",
      redirect_on_completion: "never",
      line_items: [line(5000)],
    },
    key,
  );
  expect(platform.id).not.toBe(connected.id);
});

test("a key is forgotten after a day", async () => {
  const { open, passSeconds } = await startBench();
  const { id } = await open({}, key);
  passSeconds(24 * 60 * 60 + 1);
  expect((await open({}, key)).id).not.toBe(id);
});

test("the SDK's own retry after a 500 makes one session only", async () => {
  const { control, sandbox } = await startBench();
  await control("/faults", { path: "/v1/checkout/sessions", mode: "error_before" });
  const stripe = sdk(sandbox.url, undefined, { maxNetworkRetries: 1 });
  expect(await stripe.checkout.sessions.create(booking(), own)).toMatchObject({ status: "open" });
  expect(sandbox.ledger()).toHaveLength(1);
});
