import { expect, test } from "vitest";
import { TEST_NOW } from "../clock.ts";
import { ourTime, pix, startBench } from "./testing/bench.ts";

const key = "payment-hold-1";
const body = { ...pix(), date_of_expiration: ourTime(TEST_NOW + 60 * 60 * 1000) };

test("the same key and body give the same payment as it was first answered", async () => {
  const { call, orders, sandbox } = await startBench();
  const first = await call("POST", "/v1/payments", body, { key });
  await orders.payPix(first.body.id);
  expect(await call("POST", "/v1/payments", body, { key })).toEqual(first);
  expect(first.body.status).toBe("pending");
  expect(sandbox.ledger()).toHaveLength(1);
});

test("keys in another order are still the same body", async () => {
  const { call } = await startBench();
  const first = await call("POST", "/v1/payments", body, { key });
  const turned = Object.fromEntries(Object.entries(body).toReversed());
  expect((await call("POST", "/v1/payments", turned, { key })).body.id).toBe(first.body.id);
});

test("the same key with another body or address is refused", async () => {
  const { call } = await startBench();
  const { body: paid } = await call("POST", "/v1/payments", body, { key });
  const refused = { status: 400, body: { cause: [{ code: 4295 }] } };
  const other = { ...body, transaction_amount: 10 };
  expect(await call("POST", "/v1/payments", other, { key })).toMatchObject(refused);
  expect(await call("POST", `/v1/payments/${paid.id}/refunds`, body, { key })).toMatchObject(
    refused,
  );
});

test("a refusal is not remembered under the key", async () => {
  const { call, orders } = await startBench();
  await orders.habits({ pixKey: false });
  expect(await call("POST", "/v1/payments", body, { key })).toMatchObject({ status: 400 });
  await orders.habits({ pixKey: true });
  expect(await call("POST", "/v1/payments", body, { key })).toMatchObject({ status: 201 });
});

test("a key still being answered is a conflict", async () => {
  const { call, orders } = await startBench();
  await orders.fault({ path: "/v1/payments", mode: "slow", ms: 2_000 });
  const answers = await Promise.all([0, 1].map(() => call("POST", "/v1/payments", body, { key })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
});

test("a refund is made once per key", async () => {
  const { call, orders, openPix, sandbox } = await startBench();
  const { id } = await openPix();
  await orders.payPix(id);
  const refund = () => call("POST", `/v1/payments/${id}/refunds`, { amount: 100 }, { key });
  expect((await refund()).body.id).toBe((await refund()).body.id);
  expect(sandbox.ledger()).toMatchObject([{ amount_refunded: 10_000 }]);
});

test("preferences have no keys: the same call twice makes two", async () => {
  const { call, openPreference } = await startBench();
  await openPreference();
  await openPreference();
  const found = await call("GET", "/checkout/preferences/search?external_reference=hold-1");
  expect(found.body.total).toBe(2);
});
