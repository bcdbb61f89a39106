import { expect, test } from "vitest";
import { TEST_NOW } from "../clock.ts";
import { ourTime, pix, startBench } from "./testing/bench.ts";

const key = "payment-hold-1";
const body = { ...pix(), date_of_expiration: ourTime(TEST_NOW + 60 * 60 * 1000) };
const PAYMENTS = "/v1/payments";

test.each(["cut_after", "error_after"] as const)(
  "an answer lost by %s is recovered with the same key",
  async (mode) => {
    const { call, orders, sandbox } = await startBench();
    await orders.fault({ path: PAYMENTS, mode });
    const lost = await call("POST", PAYMENTS, body, { key }).catch(() => null);
    expect(lost?.status ?? 500).toBe(500);

    const [made] = sandbox.ledger();
    expect((await call("POST", PAYMENTS, body, { key })).body.id).toBe(made?.payment);
    expect(sandbox.ledger()).toHaveLength(1);
  },
);

test("a preference whose answer is lost stays, and can be searched", async () => {
  const { call, orders, openPreference } = await startBench();
  await orders.fault({ path: "/checkout/preferences", mode: "error_after" });
  await expect(openPreference()).rejects.toThrow();
  const found = await call("GET", "/checkout/preferences/search?external_reference=hold-1");
  expect(found.body.elements).toHaveLength(1);
});

test("a fault strikes its own path and method, and only so many times", async () => {
  const { call, orders, openPix } = await startBench();
  const { id } = await openPix();
  await orders.fault({ path: "/v1/payments/*", method: "PUT", mode: "rate_limit" });
  expect(await call("GET", `/v1/payments/${id}`)).toMatchObject({ status: 200 });
  const cancel = () => call("PUT", `/v1/payments/${id}`, { status: "cancelled" });
  expect(await cancel()).toMatchObject({ status: 429, body: { error: "local_rate_limited" } });
  expect(await cancel()).toMatchObject({ status: 200 });
});

test("orders that make no sense are told so", async () => {
  const { orders, openPix } = await startBench();
  const { id } = await openPix();
  expect(await orders.give("/faults", { path: PAYMENTS, mode: "explode" })).toMatchObject({
    status: 422,
  });
  expect(await orders.give("/habits", { refund: "approved" })).toMatchObject({ status: 422 });
  expect(await orders.payPix(1)).toMatchObject({ status: 404 });
  expect(await orders.refundByHand(id)).toMatchObject({ status: 409 });
  expect(await orders.openChargeback(id)).toMatchObject({ status: 409 });
});

test("a reset forgets payments, faults and habits", async () => {
  const { orders, openPix, sandbox } = await startBench();
  await openPix();
  await orders.fault({ path: "*", mode: "rate_limit", times: 9 });
  await orders.habits({ pixKey: false, earlyMs: 1000 });
  await orders.reset();
  expect(sandbox.ledger()).toEqual([]);
  expect(await openPix()).toMatchObject({ status: "pending" });
});
