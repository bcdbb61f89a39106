import { afterEach, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { TEST_NOW } from "../../../../sandbox/clock.ts";
import { ACCESS_TOKEN, LIVE_ACCESS_TOKEN } from "../../../../sandbox/mercado-pago/credentials.ts";
import { mercadoPagoOrders } from "../../../../sandbox/mercado-pago/testing/orders.ts";
import {
  type MercadoPagoBench,
  openMercadoPagoBench,
} from "../../../../tests/support/mercado-pago-bench.ts";
import { orderAt } from "../../../../tests/support/payment-bench.ts";
import { withDeadline } from "../../deadline.ts";
import { ProviderError, type SessionOrder } from "../provider.ts";

let bench: MercadoPagoBench;
beforeAll(async () => {
  bench = await openMercadoPagoBench();
  return () => bench.close();
});
afterEach(() => mercadoPagoOrders(bench.sandbox.url).clearFaults());

const order = (changes: Partial<SessionOrder> = {}) =>
  orderAt(bench.now(), { provider: "mercadopago", means: "pix", ...changes });
const fault = (path: string, mode: string, times: number, ms = 0) =>
  bench.control("/faults", { path, mode, times, ms });

test.each(["error_before", "error_after", "cut_after", "rate_limit"])(
  "one '%s' is asked again, and nothing is done twice",
  async (mode) => {
    await fault("/v1/payments", mode, 1);
    const { id, sessionId, paymentId } = await bench.provider.openSession(order());
    expect(paymentId).toBeNull();
    await fault("/v1/payments/*", mode, 1);
    expect(await bench.provider.findSession(id)).toMatchObject({ status: "open" });
    const ours = bench.sandbox.ledger().filter((one) => one.external_reference === sessionId);
    expect(ours).toHaveLength(1);
  },
);

test("a second failure is unknown: it may have been done", async () => {
  await fault("/v1/payments", "error_after", 2);
  const failure = await bench.provider.openSession(order()).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ProviderError);
  expect(failure).toMatchObject({ outcome: "unknown", cause: { status: 500 } });
});

test("a page is not asked for again, because it has no key", async () => {
  const wanted = order({ means: "card" });
  await fault("/checkout/preferences", "error_after", 1);
  await expect(bench.provider.openSession(wanted)).rejects.toMatchObject({ outcome: "unknown" });
  const session = await bench.provider.openSession(wanted);
  expect(await bench.preferences(session)).toHaveLength(1);
});

test("an error tells its status and code, and none of its words", async () => {
  const payer = { name: "Helena", email: "no address", phone: "84 91111-2222" };
  const failure = await bench.provider.openSession(order({ payer })).catch((error) => error);
  expect(failure).toMatchObject({ outcome: "refused", cause: { status: 400, code: 4050 } });
  expect(String(failure.cause)).toBe("MercadoPagoError: Mercado Pago answered 400 (4050)");
});

test("the same key with other words may have been done", async () => {
  const wanted = order();
  await bench.provider.openSession(wanted);
  const other = { ...wanted, lines: [{ label: "Outra", amount: 4_200 }] };
  await expect(bench.provider.openSession(other)).rejects.toMatchObject({ outcome: "unknown" });
});

test("a token that is not accepted bars us", async () => {
  const strange = await openMercadoPagoBench({ MERCADO_PAGO_ACCESS_TOKEN: "TEST-nobody" });
  onTestFinished(() => strange.close());
  const barred = { outcome: "barred" };
  await expect(strange.provider.openSession(order())).rejects.toMatchObject(barred);
  await expect(strange.provider.findSession("mp_pix_1")).rejects.toMatchObject(barred);
  const list = Array.fromAsync(strange.provider.listSessions(new Date(TEST_NOW)));
  await expect(list).rejects.toMatchObject(barred);
});

test("a live token knows live payments only", async () => {
  const live = await openMercadoPagoBench({ MERCADO_PAGO_ACCESS_TOKEN: LIVE_ACCESS_TOKEN });
  onTestFinished(() => live.close());
  const { id } = await live.provider.openSession(order());
  expect(await live.provider.findSession(id)).toMatchObject({ isOurMode: true });
  const path = `/v1/payments/${id.replace("mp_pix_", "")}`;
  const headers = { authorization: `Bearer ${ACCESS_TOKEN}` };
  expect((await fetch(`${live.sandbox.url}${path}`, { headers })).status).toBe(404);
});

test("an answer after the request's time is given up, and found later", async () => {
  const wanted = order();
  await fault("/v1/payments", "slow", 1, 600);
  const late = withDeadline(() => bench.provider.openSession(wanted), 1_000);
  await expect(late).rejects.toMatchObject({ outcome: "unknown" });
  // The first call may still be in progress.
  const session = await vi.waitFor(() => bench.provider.openSession(wanted), 3_000);
  const ours = bench.sandbox.ledger().filter((one) => one.external_reference === wanted.sessionId);
  expect(ours).toHaveLength(1);
  expect(session.status).toBe("open");
});

test("long lists are read page by page", async () => {
  const since = new Date(bench.now() + 10 * 60 * 60_000);
  bench.passTime(10 * 60 * 60_000 + 60_000);
  const ids: string[] = [];
  for (let count = 0; count < 101; count += 1) {
    ids.push((await bench.provider.openSession(order())).id);
  }
  const listed = await Array.fromAsync(bench.provider.listSessions(since));
  expect(listed.map(({ id }) => id)).toEqual(ids.reverse());
});
