import { expect, test } from "vitest";
import { preference, startBench } from "./testing/bench.ts";

test("a preference has the address of its page", async () => {
  const { openPreference, call, sandbox } = await startBench();
  const made = await openPreference();
  expect(made.id).toMatch(/^\d+-[0-9a-f-]{36}$/);
  expect(made).toMatchObject({
    init_point: `${sandbox.url}/checkout/v1/redirect?pref_id=${made.id}`,
    external_reference: "hold-1",
    expires: true,
    metadata: { check_in: "2026-12-01" },
    items: [{ unit_price: 2400 }, { unit_price: 50.25, quantity: 2 }],
  });
  expect((await call("GET", `/checkout/preferences/${made.id}`)).body).toEqual(made);
});

test.each([
  ["no items", { items: [] }, "items"],
  ["a price of nothing", { items: [{ title: "x", quantity: 1, unit_price: 0 }] }, "unit_price"],
  ["a third decimal", { items: [{ title: "x", quantity: 1, unit_price: 1.005 }] }, "unit_price"],
  ["a return without an address", { back_urls: {} }, "back_url.success must be defined"],
  ["an address that is no web address", { back_urls: { success: "app://x" } }, "back_urls"],
  ["37 installments", { payment_methods: { installments: 37 } }, "installments"],
  ["no installments", { payment_methods: { installments: 0 } }, "installments"],
  ["an unknown type", { payment_methods: { excluded_payment_types: [{ id: "pix" }] } }, "types"],
  ["boleto on its page", { payment_methods: {} }, "does not do ticket"],
  ["an end in the past", { expiration_date_to: "2020-01-01T00:00:00.000-03:00" }, "past"],
  ["an end in UTC", { expiration_date_to: "2030-01-01T00:00:00.000Z" }, "expiration_date_to"],
  ["no end", { expiration_date_to: undefined }, "expiration_date_to"],
  ["an unknown field", { backurls: {} }, "backurls"],
])("a preference with %s is refused", async (_what, change, told) => {
  const { call, inMinutes } = await startBench();
  const dates = { expires: true, expiration_date_to: inMinutes(30) };
  expect(
    await call("POST", "/checkout/preferences", { ...preference(), ...dates, ...change }),
  ).toMatchObject({ status: 400, body: { message: expect.stringContaining(told) } });
});

test("a preference is ended by an end that has come", async () => {
  const { openPreference, call, inMinutes, orders } = await startBench();
  const { id } = await openPreference();
  const ended = await call("PUT", `/checkout/preferences/${id}`, {
    expires: true,
    expiration_date_to: inMinutes(0),
  });
  expect(ended).toMatchObject({ status: 200, body: { id, expires: true } });
  expect(await orders.payByCard(id)).toMatchObject({ status: 409 });
});

test("a search lists preferences without the address of their page", async () => {
  const { openPreference, call } = await startBench();
  const { id } = await openPreference();
  await openPreference({ external_reference: "hold-2" });
  const { body } = await call("GET", "/checkout/preferences/search?external_reference=hold-1");
  expect(body).toMatchObject({ total: 1, elements: [{ id, external_reference: "hold-1" }] });
  expect(body.elements[0]).not.toHaveProperty("init_point");
});

test("a card payment carries what its preference says", async () => {
  const { openPreference, orders, payment, sandbox } = await startBench();
  const { id } = await openPreference();
  const { body: paid } = await orders.payByCard(id, { installments: 3 });
  expect(await payment(paid.id)).toMatchObject({
    status: "approved",
    payment_method_id: "visa",
    payment_type_id: "credit_card",
    installments: 3,
    transaction_amount: 2500.5,
    transaction_details: { installment_amount: 899.35, total_paid_amount: 2698.05 },
    fee_details: [
      { type: "mercadopago_fee", fee_payer: "collector", amount: 124.52 },
      { type: "financing_fee", fee_payer: "payer", amount: 197.55 },
    ],
    card: { last_four_digits: "4242" },
    order: { type: "mercadopago", id: expect.stringMatching(/^\d+$/) },
    external_reference: "hold-1",
    metadata: { check_in: "2026-12-01" },
  });
  expect(sandbox.ledger()).toMatchObject([
    { means: "card", preference: id, amount_received: 250_050, fee: 12_452 },
  ]);
});

test("a preference can be paid more than once", async () => {
  const { openPreference, orders, sandbox } = await startBench();
  const { id } = await openPreference();
  await orders.payByCard(id);
  await orders.payByCard(id);
  expect(sandbox.ledger().map((line) => line.amount_received)).toEqual([250_050, 250_050]);
});

test("only without binary mode a payment is looked at by a person", async () => {
  const { openPreference, orders } = await startBench();
  const card = "4000000000009235";
  const binary = await openPreference();
  expect((await orders.payByCard(binary.id, { card })).body).toMatchObject({ status: "rejected" });
  const slow = await openPreference({ binary_mode: false });
  const { body } = await orders.payByCard(slow.id, { card });
  expect(body).toMatchObject({ status: "in_process", status_detail: "pending_review_manual" });
  expect((await orders.endReview(body.id, "approved")).body).toMatchObject({ status: "approved" });
});

test("installments tell each value and the total, down to five reais each", async () => {
  const { call, orders } = await startBench();
  const ask = (amount: string) =>
    call("GET", `/v1/payment_methods/installments?amount=${amount}&payment_method_id=visa`);
  const costs = async (amount: string) => (await ask(amount)).body[0].payer_costs;
  const all = await costs("2400.00");
  expect(all).toHaveLength(12);
  expect(all[0]).toMatchObject({
    installment_rate: 0,
    recommended_message: "1 parcela de R$ 2.400,00 (R$ 2.400,00)",
  });
  expect(all[1]).toMatchObject({ installments: 2, installment_rate: 5.9, total_amount: 2541.6 });
  expect(await costs("12.00")).toHaveLength(2);
  await orders.habits({ interestFreeUpTo: 3 });
  expect((await costs("100"))[2]).toMatchObject({
    ...{ installment_rate: 0, installment_amount: 33.33, total_amount: 100 },
  });
  expect(await ask("10.005")).toMatchObject({ status: 400 });
});

test("interest that the account bears is its own cost", async () => {
  const { openPreference, orders } = await startBench();
  await orders.habits({ interestFreeUpTo: 3 });
  const { id } = await openPreference();
  expect((await orders.payByCard(id, { installments: 3 })).body).toMatchObject({
    transaction_details: { total_paid_amount: 2500.5 },
    fee_details: [{ type: "mercadopago_fee" }, { type: "financing_fee", fee_payer: "collector" }],
  });
});
