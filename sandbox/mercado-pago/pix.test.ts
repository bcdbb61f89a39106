import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { startBench } from "./testing/bench.ts";

test("a Pix is answered with its code, its picture and numbers as ids", async () => {
  const { openPix, payment } = await startBench();
  const made = await openPix();
  expect(made).toMatchObject({
    status: "pending",
    status_detail: "pending_waiting_transfer",
    payment_method_id: "pix",
    payment_type_id: "bank_transfer",
    transaction_amount: 2940.5,
    transaction_amount_refunded: 0,
    external_reference: "hold-1",
    date_approved: null,
    fee_details: [],
    refunds: [],
    order: {},
  });
  expect(Number.isSafeInteger(made.id)).toBe(true);
  expect(String(made.id)).toMatch(/^\d{10,12}$/);
  const { qr_code, qr_code_base64 } = made.point_of_interaction.transaction_data;
  expect(qr_code).toMatch(/^000201.*br\.gov\.bcb\.pix.*54072940\.50.*6304[0-9A-F]{4}$/);
  expect(await payment(made.id)).toEqual(made);

  const picture = Buffer.from(qr_code_base64, "base64");
  const size = picture.readUInt32BE(16);
  const pixels = picture.subarray(41, 41 + picture.readUInt32BE(33));
  expect(picture.toString("latin1", 1, 4)).toBe("PNG");
  expect(inflateSync(pixels)).toHaveLength(size * (size + 1));
});

test("the keys of metadata become snake_case, the values stay", async () => {
  const { openPix } = await startBench();
  expect((await openPix()).metadata).toEqual({ check_in: "2026-12-01", guests: 2 });
});

test("times are answered in -04:00 with milliseconds", async () => {
  const { openPix, inMinutes } = await startBench();
  const at = inMinutes(45);
  const { date_of_expiration: expiry } = await openPix({ date_of_expiration: at });
  expect(expiry).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}-04:00$/);
  expect(Date.parse(expiry)).toBe(Date.parse(at));
});

test("a paid Pix is approved, less the fee", async () => {
  const { openPix, orders, payment, sandbox } = await startBench();
  const { id } = await openPix();
  await orders.payPix(id);
  expect(await payment(id)).toMatchObject({
    status: "approved",
    status_detail: "accredited",
    date_approved: expect.any(String),
    fee_details: [{ type: "mercadopago_fee", fee_payer: "collector", amount: 29.11 }],
    transaction_details: { net_received_amount: 2911.39, total_paid_amount: 2940.5 },
  });
  expect(sandbox.ledger()).toMatchObject([
    { payment: id, amount: 294_050, amount_received: 294_050, fee: 2911, means: "pix" },
  ]);
  expect(await orders.payPix(id)).toMatchObject({ status: 409 });
});

test("another person's account can pay it", async () => {
  const { openPix, orders, payment } = await startBench();
  const { id } = await openPix();
  await orders.payPix(id, { by: "stranger" });
  expect(await payment(id)).toMatchObject({
    payer: { first_name: "Caio", identification: { type: "CPF", number: "52998224725" } },
    point_of_interaction: {
      transaction_data: { bank_info: { payer: { long_name: "Caio Duarte" } } },
    },
  });
});

test("half of it arrives as half of it", async () => {
  const { openPix, orders, payment, sandbox } = await startBench();
  const { id } = await openPix();
  await orders.payPix(id, { amount: "half" });
  expect(await payment(id)).toMatchObject({ status: "approved", transaction_amount: 1470.25 });
  expect(sandbox.ledger()).toMatchObject([{ amount: 294_050, amount_received: 147_025 }]);
});

test("paid twice, it is two payments of one reference", async () => {
  const { openPix, orders, call, sandbox } = await startBench();
  const { id } = await openPix();
  await orders.payPix(id, { times: 2 });
  const found = await call("GET", "/v1/payments/search?external_reference=hold-1&status=approved");
  expect(found.body.paging.total).toBe(2);
  expect(new Set(sandbox.ledger().map(({ payment }) => payment)).size).toBe(2);
});

test("nobody pays: it expires by itself, and can still arrive late", async () => {
  const { openPix, orders, payment, passSeconds } = await startBench();
  const { id } = await openPix();
  passSeconds(30 * 60);
  expect(await payment(id)).toMatchObject({ status: "pending" });
  passSeconds(61);
  expect(await payment(id)).toMatchObject({ status: "cancelled", status_detail: "expired" });

  expect(await orders.payPix(id)).toMatchObject({ status: 409 });
  await orders.payPix(id, { late: true });
  expect(await payment(id)).toMatchObject({ status: "approved", status_detail: "accredited" });
});

test("a pending Pix can be cancelled, a paid one cannot", async () => {
  const { openPix, orders, call } = await startBench();
  const [open, paid] = [await openPix(), await openPix()];
  await orders.payPix(paid.id);
  const cancel = (id: number) => call("PUT", `/v1/payments/${id}`, { status: "cancelled" });
  expect(await cancel(open.id)).toMatchObject({
    status: 200,
    body: { status: "cancelled", status_detail: "by_collector" },
  });
  for (const { id } of [open, paid])
    expect(await cancel(id)).toMatchObject({ status: 400, body: { cause: [{ code: 2063 }] } });
});

test("the bank's app pays a code without scripts", async () => {
  const { openPix, payment, sandbox } = await startBench();
  const { id, point_of_interaction } = await openPix();
  const codigo = point_of_interaction.transaction_data.qr_code;
  const bank = `${sandbox.url}/banco`;
  const asked = await fetch(`${bank}?${new URLSearchParams({ codigo })}`);
  expect(await asked.text()).toMatch(/R\$\s2\.940,50/);

  const body = new URLSearchParams({ codigo, conta: "guest" });
  expect(await (await fetch(bank, { method: "POST", body })).text()).toContain("Pix enviado");
  expect(await payment(id)).toMatchObject({ status: "approved" });
  expect((await fetch(`${bank}?codigo=000201x`)).status).toBe(404);
});
