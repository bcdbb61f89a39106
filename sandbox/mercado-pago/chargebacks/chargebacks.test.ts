import { expect, test } from "vitest";
import { startBench } from "../testing/bench.ts";

async function disputed() {
  const bench = await startBench();
  const { id: preference } = await bench.openPreference();
  const { id } = (await bench.orders.payByCard(preference)).body;
  await bench.call("POST", `/v1/payments/${id}/refunds`, { amount: 500.5 });
  const chargeback = (await bench.orders.openChargeback(id)).body;
  const read = async () => (await bench.call("GET", `/v1/chargebacks/${chargeback.id}`)).body;
  return { ...bench, id, chargeback, read };
}

test("an open chargeback holds what was left, and nothing can be refunded", async () => {
  const { id, chargeback, read, payment, call, sandbox } = await disputed();
  expect(chargeback.id).toMatch(/^\d{15,19}$/);
  expect(await read()).toMatchObject({
    payments: [id],
    amount: 2000,
    coverage_applied: null,
    documentation_status: "pending",
  });
  expect(await payment(id)).toMatchObject({ status: "charged_back", status_detail: "in_process" });
  expect(await call("POST", `/v1/payments/${id}/refunds`)).toMatchObject({
    ...{ status: 400, body: { cause: [{ code: 2063 }] } },
  });
  const found = await call("GET", `/v1/chargebacks/search?payment_id=${id}`);
  expect(found.body).toMatchObject({ paging: { total: 1 }, results: [{ id: chargeback.id }] });
  expect(sandbox.ledger()).toMatchObject([
    { amount_charged_back: 200_000, chargebacks: [{ state: "open" }] },
  ]);
});

test("won, the money comes back", async () => {
  const { id, chargeback, read, payment, orders, sandbox } = await disputed();
  await orders.closeChargeback(chargeback.id, "won");
  expect(await read()).toMatchObject({ coverage_applied: true });
  expect(await payment(id)).toMatchObject({ status: "charged_back", status_detail: "reimbursed" });
  expect(sandbox.ledger()).toMatchObject([{ amount_charged_back: 0 }]);
  expect(await orders.closeChargeback(chargeback.id, "lost")).toMatchObject({ status: 409 });
});

test("lost, it stays away", async () => {
  const { id, chargeback, read, payment, orders, sandbox } = await disputed();
  await orders.closeChargeback(chargeback.id, "lost");
  expect(await read()).toMatchObject({ coverage_applied: false });
  expect(await payment(id)).toMatchObject({ status: "charged_back", status_detail: "settled" });
  expect(sandbox.ledger()).toMatchObject([{ amount_charged_back: 200_000 }]);
});

test("a mediation stops refunds until it is over", async () => {
  const { openPix, orders, payment, call } = await startBench();
  const { id } = await openPix();
  await orders.payPix(id);
  await orders.mediate(id, "open");
  expect(await payment(id)).toMatchObject({ status: "in_mediation", status_detail: "pending" });
  expect(await call("POST", `/v1/payments/${id}/refunds`)).toMatchObject({ status: 400 });
  await orders.mediate(id, "closed");
  expect(await call("POST", `/v1/payments/${id}/refunds`)).toMatchObject({ status: 201 });
});
