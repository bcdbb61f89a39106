import { expect, test } from "vitest";
import { startBench } from "../testing/bench.ts";

async function panel(url: string) {
  const page = await fetch(`${url}/`);
  expect(page.headers.get("content-security-policy")).toContain("script-src 'self'");
  return page.text();
}

test("the panel shows payments, pages and money, with what can be done to them", async () => {
  const { sandbox, openPix, openPreference, orders } = await startBench();
  const waiting = await openPix();
  const { id, init_point } = await openPreference();
  const paid = (await orders.payByCard(id)).body;
  const page = await panel(sandbox.url);
  for (const order of [`payments/${waiting.id}/pay`, `payments/${paid.id}/refund`])
    expect(page).toContain(`data-path="/__control/${order}"`);
  expect(page).toContain(`href="${init_point}"`);
  expect(page).toMatch(/R\$\s2\.940,50/);
  expect(page).toContain("payment.created");
  expect(page).toContain('href="/banco"');
});

test("a chargeback is closed, a refund settled and an expired Pix paid from the panel", async () => {
  const { sandbox, openPix, orders, call } = await startBench();
  const [disputed, returned, late] = [await openPix(), await openPix(), await openPix()];
  await orders.payPix(disputed.id);
  const { body: chargeback } = await orders.openChargeback(disputed.id);
  await orders.payPix(returned.id);
  await orders.habits({ refunds: "in_process" });
  const { body: refund } = await call("POST", `/v1/payments/${returned.id}/refunds`);
  await orders.expirePix(late.id);
  const page = await panel(sandbox.url);
  expect(page).toContain(`/__control/chargebacks/${chargeback.id}/close`);
  expect(page).toContain(`/__control/refunds/${refund.id}/settle`);
  expect(page).toContain("Pagar depois do prazo");
});
