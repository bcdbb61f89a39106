import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { ACCESS_TOKEN } from "../../../../sandbox/mercado-pago/credentials.ts";
import {
  type MercadoPagoBench,
  openMercadoPagoBench,
} from "../../../../tests/support/mercado-pago-bench.ts";
import { orderAt } from "../../../../tests/support/payment-bench.ts";
import type { PaymentSession, SessionOrder } from "../provider.ts";
import { toPreferenceBody } from "./order.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const TOTAL = 276_109;
const LAG = 60_000;

let bench: MercadoPagoBench;
beforeAll(async () => {
  bench = await openMercadoPagoBench();
});
afterEach(() => bench.control("/habits", { indexLagMs: 0, interestFreeUpTo: 1 }));
afterAll(() => bench.close());

const order = (changes: Partial<SessionOrder> = {}) =>
  orderAt(bench.now(), { provider: "mercadopago", means: "card", ...changes });
const opened = (changes: Partial<SessionOrder> = {}) => bench.provider.openSession(order(changes));
const found = ({ id }: PaymentSession) => bench.provider.findSession(id);

type Paid = { readonly id: number };

async function payPage(session: PaymentSession, how = {}, which = 0): Promise<Paid> {
  const preference = (await bench.preferences(session))[which];
  return bench.control(`/preferences/${preference?.id}/pay`, how) as Promise<Paid>;
}

test("its id is ours, and the guest is whom we named", async () => {
  const wanted = order();
  const session = await bench.provider.openSession(wanted);
  expect(session).toMatchObject({
    id: `mp_card_${wanted.sessionId}`,
    sessionId: wanted.sessionId,
    means: "card",
    expiresAt: wanted.expiresAt,
  });
  await payPage(session, { email: "outra@exemplo.com", holder: "OUTRA PESSOA" });
  expect((await found(session))?.guest).toEqual({
    name: "Helena Prado Lima",
    email: "helena@exemplo.com",
    phone: "(84) 911112222",
  });
});

test("a page that nobody named a payer for asks for one itself", async () => {
  const session = await opened({ payer: null });
  expect(session).toMatchObject({ status: "open", guest: { name: null, email: null } });
});

test("a declined card leaves the page open, and the session unpaid in the list", async () => {
  const session = await opened();
  await payPage(session, { card: "4000000000000002" });
  const still = await found(session);
  expect(still).toMatchObject({ status: "open", paymentId: null, pay: session.pay });
  const since = new Date(bench.now() - MINUTE);
  const listed = await Array.fromAsync(bench.provider.listSessions(since));
  expect(listed.find(({ id }) => id === session.id)?.status).toBe("open");
});

test("a page that was paid twice is one session with a further payment", async () => {
  const session = await opened();
  const first = await payPage(session);
  bench.passTime(MINUTE);
  const second = await payPage(session);
  const both = {
    id: session.id,
    status: "paid",
    amount: TOTAL,
    paymentId: `mp_${first.id}`,
    further: [{ paymentId: `mp_${second.id}`, amount: TOTAL, refunded: 0 }],
  };
  expect(await found(session)).toMatchObject(both);
  expect(await bench.provider.findSession(`mp_payment_${second.id}`)).toMatchObject(both);
  const justNow = new Date(bench.now() - MINUTE / 2);
  const listed = await Array.fromAsync(bench.provider.listSessions(justNow));
  expect(listed).toContainEqual(expect.objectContaining({ ...both, further: [expect.anything()] }));
});

test("two pages of one session are both ended, and both payments are of it", async () => {
  await bench.control("/habits", { indexLagMs: LAG });
  const wanted = order();
  const session = await bench.provider.openSession(wanted);
  // Another process cannot see the first one's page yet.
  await bench.another().openSession(wanted);
  expect(await bench.preferences(session)).toHaveLength(2);
  bench.passTime(LAG);
  await payPage(session, {}, 0);
  await payPage(session, {}, 1);
  bench.passTime(LAG);
  expect(await found(session)).toMatchObject({ status: "paid", further: [expect.anything()] });

  const unpaid = order();
  await Promise.all([bench.another(), bench.another()].map((one) => one.openSession(unpaid)));
  bench.passTime(LAG);
  const open = await bench.provider.openSession(unpaid);
  expect(await bench.preferences(open)).toHaveLength(2);
  expect(await bench.provider.endSession(open.id)).toBe("ended");
  await expect(payPage(open, {}, 0)).rejects.toThrow("409");
  await expect(payPage(open, {}, 1)).rejects.toThrow("409");
});

test("who opened a page knows it at once, however much the search lags", async () => {
  await bench.control("/habits", { indexLagMs: LAG });
  const wanted = order();
  const session = await bench.provider.openSession(wanted);
  expect(await found(session)).toMatchObject({ status: "open", pay: session.pay });
  await bench.provider.openSession(wanted);
  expect(await bench.preferences(session)).toHaveLength(1);
  expect(await bench.provider.endSession(session.id)).toBe("ended");
  expect((await found(session))?.status).toBe("ended");
});

test("a payment that the search does not show yet is known by its notification", async () => {
  await bench.control("/habits", { indexLagMs: LAG });
  const session = await opened();
  const payment = await payPage(session);
  expect((await found(session))?.status).toBe("open");
  const told = await bench.another().findSession(`mp_payment_${payment.id}`);
  expect(told).toMatchObject({ id: session.id, status: "paid", bookingId: session.bookingId });
  bench.passTime(LAG);
  expect((await found(session))?.status).toBe("paid");
});

test("a refund shows at once, although the search still has the payment as it was", async () => {
  const session = await opened();
  const { id } = await payPage(session);
  await bench.control("/habits", { indexLagMs: LAG });
  await bench.control(`/payments/${id}/refund`, { amount: 900 });
  expect((await found(session))?.refunded).toBe(900);
});

test("a payment that somebody looks at is on its way, until it is decided", async () => {
  const wanted = order();
  const response = await fetch(`${bench.sandbox.url}/checkout/preferences`, {
    method: "POST",
    headers: { authorization: `Bearer ${ACCESS_TOKEN}`, "content-type": "application/json" },
    body: JSON.stringify({ ...toPreferenceBody(wanted), binary_mode: false }),
  });
  expect(response.status).toBe(201);
  const session = await bench.provider.openSession(wanted);
  const { id } = await payPage(session, { card: "4000000000009235" });
  expect(await found(session)).toMatchObject({ status: "processing", pay: null, paymentId: null });
  expect(await bench.provider.findFee(`mp_${id}`)).toBeNull();
  expect(await bench.provider.endSession(session.id)).toBe("refused");
  await bench.control(`/payments/${id}/review`, { as: "approved" });
  expect(await found(session)).toMatchObject({ status: "paid", paymentId: `mp_${id}` });
});

test("a complaint at Mercado Pago keeps the payment paid, and its money from going back", async () => {
  const session = await opened();
  const { id } = await payPage(session);
  await bench.control(`/payments/${id}/mediation`, { as: "open" });
  expect((await found(session))?.status).toBe("paid");
  const refund = { refundId: randomUUID(), paymentId: `mp_${id}`, amount: 100 };
  await expect(bench.provider.refund({ ...refund, reason: "cancelled" })).rejects.toMatchObject({
    outcome: "disputed",
  });
});

test("it never lasts longer than the nights are kept", async () => {
  const wanted = order();
  const expiresAt = new Date(wanted.keptUntil.getTime() + MINUTE);
  const session = await bench.provider.openSession({ ...wanted, expiresAt });
  expect(session.expiresAt).toEqual(wanted.keptUntil);
});

test("a refund is taken for a hundred and eighty days", async () => {
  const session = await opened();
  await payPage(session);
  const left = ((await found(session))?.refundableUntil?.getTime() ?? 0) - bench.now();
  expect(Math.abs(left - 180 * DAY)).toBeLessThan(MINUTE);
});

test("the guest's interest is neither part of the amount nor a fee of the house", async () => {
  const once = await opened();
  const inSix = await opened();
  const payments = [await payPage(once), await payPage(inSix, { installments: 6 })];
  expect((await found(inSix))?.amount).toBe(TOTAL);
  const fees = payments.map(({ id }) => bench.provider.findFee(`mp_${id}`));
  const [ofOnce, ofSix] = await Promise.all(fees);
  expect(ofSix).toBe(ofOnce);
});

test("no more parcelas are taken than the owner allows", async () => {
  const session = await opened({ mostInstallments: 3 });
  await expect(payPage(session, { installments: 4 })).rejects.toThrow("409");
  await payPage(session, { installments: 3 });
});

test("parcelas are told by rising number, with what each and all of them cost", async () => {
  const parcelas = await bench.provider.quoteInstallments(240_000);
  expect(parcelas[0]).toEqual({ count: 1, each: 240_000, total: 240_000 });
  expect(parcelas.map(({ count }) => count)).toEqual(parcelas.map((_, index) => index + 1));
  expect(parcelas.every(({ total, each, count }) => Math.abs(total - each * count) < 100)).toBe(
    true,
  );
  expect(parcelas.at(-1)?.total).toBeGreaterThan(240_000);
});

test("parcelas are asked for once in ten minutes, and again after a failure", async () => {
  const before = await bench.provider.quoteInstallments(99_900);
  await bench.control("/habits", { interestFreeUpTo: 12 });
  expect(await bench.provider.quoteInstallments(99_900)).toEqual(before);
  bench.passTime(11 * MINUTE);
  const after = await bench.provider.quoteInstallments(99_900);
  expect(after.every(({ total }) => total === 99_900)).toBe(true);
  const fault = { path: "/v1/payment_methods/installments", mode: "error_before", times: 2 };
  await bench.control("/faults", fault);
  await expect(bench.provider.quoteInstallments(88_800)).rejects.toThrow();
  expect(await bench.provider.quoteInstallments(88_800)).not.toEqual([]);
});
