import { expect, test } from "vitest";
import { type Bench, startBench } from "../testing/bench.ts";

async function paidPix({ openPix, orders }: Bench): Promise<number> {
  const { id } = await openPix();
  await orders.payPix(id);
  return id;
}

async function paidCard({ openPreference, orders }: Bench): Promise<number> {
  const { id } = await openPreference();
  return (await orders.payByCard(id)).body.id;
}

const refund = ({ call }: Bench, id: number, body?: object) =>
  call("POST", `/v1/payments/${id}/refunds`, body);
const refused = (code: number) => ({ status: 400, body: { cause: [{ code }] } });

test("a part goes back, then all the rest without a body", async () => {
  const bench = await startBench();
  const id = await paidPix(bench);
  const part = await refund(bench, id, { amount: 940.5 });
  expect(part).toMatchObject({
    status: 201,
    body: { payment_id: id, amount: 940.5, status: "approved", metadata: {} },
  });
  expect(await bench.payment(id)).toMatchObject({
    ...{ status: "approved", status_detail: "partially_refunded" },
    transaction_amount_refunded: 940.5,
    refunds: [part.body],
  });
  expect(await refund(bench, id)).toMatchObject({ body: { amount: 2000 } });
  expect(await bench.payment(id)).toMatchObject({ status: "refunded", status_detail: "refunded" });
  expect(await refund(bench, id)).toMatchObject(refused(2063));

  const list = await bench.call("GET", `/v1/payments/${id}/refunds`);
  expect(list.body).toHaveLength(2);
  const one = await bench.call("GET", `/v1/payments/${id}/refunds/${part.body.id}`);
  expect(one.body).toEqual(part.body);
});

test("more than is left, nothing and a third decimal are refused", async () => {
  const bench = await startBench();
  const id = await paidPix(bench);
  await refund(bench, id, { amount: 2940 });
  for (const amount of [0.51, 0, -1, 0.005])
    expect(await refund(bench, id, { amount })).toMatchObject(refused(4040));
  expect(await refund(bench, id, { amount: 0.5, reason: "x" })).toMatchObject(refused(8));
});

test("an unpaid Pix cannot be refunded", async () => {
  const bench = await startBench();
  const { id } = await bench.openPix();
  expect(await refund(bench, id)).toMatchObject(refused(2063));
});

test("a refund needs its idempotency key", async () => {
  const bench = await startBench();
  const id = await paidPix(bench);
  const answer = await bench.call("POST", `/v1/payments/${id}/refunds`, {}, { key: null });
  expect(answer).toMatchObject(refused(4292));
});

test("a Pix can be refunded for 90 days, a card for 180", async () => {
  const bench = await startBench();
  const [pix, card] = [await paidPix(bench), await paidCard(bench)];
  bench.passDays(89);
  expect(await refund(bench, pix, { amount: 1 })).toMatchObject({ status: 201 });
  bench.passDays(2);
  expect(await refund(bench, pix, { amount: 1 })).toMatchObject(refused(2032));
  expect(await refund(bench, card, { amount: 1 })).toMatchObject({ status: 201 });
  bench.passDays(90);
  expect(await refund(bench, card, { amount: 1 })).toMatchObject(refused(2032));
});

test("a refund under way holds its part, and ends either way", async () => {
  const bench = await startBench();
  const id = await paidPix(bench);
  await bench.orders.habits({ refunds: "in_process" });
  const { body } = await refund(bench, id);
  expect(body).toMatchObject({ status: "in_process", amount_refunded_to_payer: 0 });
  expect(await bench.payment(id)).toMatchObject({
    status: "approved",
    transaction_amount_refunded: 0,
  });
  expect(await refund(bench, id, { amount: 1 })).toMatchObject(refused(4040));

  await bench.orders.settleRefund(body.id, "rejected");
  expect(bench.sandbox.ledger()).toMatchObject([{ amount_refunded: 0 }]);
  const again = await refund(bench, id);
  await bench.orders.settleRefund(again.body.id, "approved");
  expect(await bench.payment(id)).toMatchObject({ status: "refunded" });
});

test("a refund under way can settle by itself", async () => {
  const bench = await startBench();
  const id = await paidPix(bench);
  await bench.orders.habits({ refunds: "in_process_then_approved" });
  await refund(bench, id);
  bench.passSeconds(4);
  expect(await bench.payment(id)).toMatchObject({ status: "refunded" });
});

test("a rejected refund is answered and changes nothing", async () => {
  const bench = await startBench();
  const id = await paidPix(bench);
  await bench.orders.habits({ refunds: "rejected" });
  expect(await refund(bench, id)).toMatchObject({ status: 201, body: { status: "rejected" } });
  expect(await bench.payment(id)).toMatchObject({ status: "approved" });
});

test("without balance there is no refund, by hand there is", async () => {
  const bench = await startBench();
  const id = await paidPix(bench);
  await bench.orders.habits({ refunds: "insufficient_balance" });
  expect(await refund(bench, id)).toMatchObject(refused(2024));
  expect(await bench.orders.refundByHand(id, 50_000)).toMatchObject({ body: { amount: 500 } });
  expect(bench.sandbox.ledger()).toMatchObject([{ amount_refunded: 50_000 }]);
});
