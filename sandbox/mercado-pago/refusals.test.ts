import { expect, test } from "vitest";
import { TEST_NOW } from "../clock.ts";
import { LIVE_ACCESS_TOKEN } from "./credentials.ts";
import { ourTime, pix, startBench } from "./testing/bench.ts";

const HOUR_MS = 60 * 60 * 1000;
const valid = () => ({ ...pix(), date_of_expiration: ourTime(TEST_NOW + HOUR_MS) });
const refused = (code: number) => ({ status: 400, body: { status: 400, cause: [{ code }] } });

test.each([null, "APP_USR-another-account", ""])("the token %s opens nothing", async (token) => {
  const { call } = await startBench();
  expect(await call("GET", "/users/me", undefined, { token })).toEqual({
    status: 401,
    body: { message: "invalid access token", error: "unauthorized", status: 401, cause: [] },
  });
});

test("the account tells whose it is", async () => {
  const { call } = await startBench();
  expect(await call("GET", "/users/me")).toMatchObject({ status: 200, body: { site_id: "MLB" } });
});

test.each([
  ["an unknown field", { transaction_amout: 1 }, 8],
  ["an unknown field inside", { payer: { email: "a@b.co", nome: "Helena" } }, 8],
  ["no payer", { payer: undefined }, 4050],
  ["no e-mail", { payer: { first_name: "Helena" } }, 4050],
  ["a malformed e-mail", { payer: { email: "helena@exemplo" } }, 4050],
  ["no amount", { transaction_amount: undefined }, 4037],
  ["an amount of nothing", { transaction_amount: 0 }, 4037],
  ["a negative amount", { transaction_amount: -10 }, 4037],
  ["an amount with three decimals", { transaction_amount: 10.005 }, 4037],
  ["an amount as text", { transaction_amount: "10.00" }, 4037],
  ["a sum of floats", { transaction_amount: 0.1 + 0.2 }, 4037],
  ["too long a reference", { external_reference: "x".repeat(257) }, 4019],
  ["an expiry in 20 minutes", { date_of_expiration: ourTime(TEST_NOW + HOUR_MS / 3) }, 23],
  ["an expiry in 31 days", { date_of_expiration: ourTime(TEST_NOW + 31 * 24 * HOUR_MS) }, 23],
  ["an expiry in UTC", { date_of_expiration: new Date(TEST_NOW + HOUR_MS).toISOString() }, 23],
  ["an expiry without milliseconds", { date_of_expiration: "2027-01-01T10:00:00-03:00" }, 23],
])("a Pix with %s is refused", async (_what, change, code) => {
  const { call, sandbox } = await startBench();
  expect(await call("POST", "/v1/payments", { ...valid(), ...change })).toMatchObject(
    refused(code),
  );
  expect(sandbox.ledger()).toEqual([]);
});

test("a payment needs an idempotency key that is not too long", async () => {
  const { call } = await startBench();
  for (const key of [null, "", "k".repeat(65)])
    expect(await call("POST", "/v1/payments", valid(), { key })).toMatchObject(refused(4292));
});

test("what the stand-in does not do is said plainly", async () => {
  const { call } = await startBench();
  for (const change of [{ payment_method_id: "visa" }, { notification_url: "https://x.example" }])
    expect(await call("POST", "/v1/payments", { ...valid(), ...change })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining("The Mercado Pago sandbox does not do") },
    });
});

test("an account without a Pix key cannot take a Pix", async () => {
  const { call, orders, openPix } = await startBench();
  await orders.habits({ pixKey: false });
  expect(await call("POST", "/v1/payments", valid())).toMatchObject({
    ...refused(13253),
    body: { message: "Collector user without key enabled for QR render" },
  });
  await orders.habits({ pixKey: true });
  await openPix();
});

test("a body that is no JSON is refused", async () => {
  const { call } = await startBench();
  const answer = await call("POST", "/v1/payments", undefined, { raw: "{" });
  expect(answer).toMatchObject({ status: 400, body: { message: "Malformed JSON" } });
});

test("unknown payments, refunds, chargebacks and addresses are not found", async () => {
  const { call, openPix } = await startBench();
  const { id } = await openPix();
  expect(await call("GET", "/v1/payments/1")).toEqual({
    status: 404,
    body: {
      message: "Payment not found",
      error: "not_found",
      status: 404,
      cause: [{ code: 2000, description: "Payment not found", data: null }],
    },
  });
  for (const path of [
    `/v1/payments/${id}/refunds/1`,
    "/v1/chargebacks/1",
    "/checkout/preferences/1-x",
    "/v1/nothing",
  ])
    expect(await call("GET", path)).toMatchObject({ status: 404, body: { error: "not_found" } });
});

test("live and test credentials do not see each other's payments", async () => {
  const { call, openPix } = await startBench();
  const { id, live_mode } = await openPix();
  expect(live_mode).toBe(false);
  const live = { token: LIVE_ACCESS_TOKEN };
  expect(await call("GET", `/v1/payments/${id}`, undefined, live)).toMatchObject({ status: 404 });
  const answer = await call("POST", "/v1/payments", valid(), live);
  expect(answer).toMatchObject({ status: 201, body: { live_mode: true } });
});
