import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { ACCESS_TOKEN } from "../../../../sandbox/mercado-pago/credentials.ts";
import {
  type MercadoPagoBench,
  numberOf,
  openMercadoPagoBench,
} from "../../../../tests/support/mercado-pago-bench.ts";
import { orderAt } from "../../../../tests/support/payment-bench.ts";
import type { PaymentSession, SessionOrder } from "../provider.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const TOTAL = 276_109;

let bench: MercadoPagoBench;
beforeAll(async () => {
  bench = await openMercadoPagoBench();
});
afterEach(() => bench.control("/habits", { pixKey: true, earlyMs: 0, indexLagMs: 0 }));
afterAll(() => bench.close());

const order = (changes: Partial<SessionOrder> = {}) =>
  orderAt(bench.now(), { provider: "mercadopago", means: "pix", ...changes });
const opened = (changes: Partial<SessionOrder> = {}) => bench.provider.openSession(order(changes));
const payPix = ({ id }: PaymentSession, how = {}) =>
  bench.control(`/payments/${numberOf(id)}/pay`, how) as Promise<{ id: number }[]>;
const found = (id: string) => bench.provider.findSession(id);

test("its id is the payment's number, which only a prefix tells apart from others", async () => {
  const session = await opened();
  expect(session.id).toMatch(/^mp_pix_\d{10,12}$/);
  await payPix(session);
  const paid = await found(session.id);
  expect(paid?.paymentId).toBe(`mp_${numberOf(session.id)}`);
  expect(await found(`mp_payment_${numberOf(session.id)}`)).toEqual(paid);
});

test("the code is one that a bank can read", async () => {
  const { pay } = await opened();
  expect(pay).toMatchObject({ kind: "code", brCode: expect.stringMatching(/^000201.+6304\w{4}$/) });
});

test("facts keep their names, although those of metadata are rewritten", async () => {
  const facts = { site: "https://pousada.example", checkIn: "2026-12-01", "Other-Key": "x" };
  const { id } = await opened({ facts, purpose: "change" });
  expect(await found(id)).toMatchObject({ facts, purpose: "change" });
});

test("the guest is whom we named, also if a stranger paid", async () => {
  const session = await opened();
  await payPix(session, { by: "stranger" });
  const guest = {
    name: "Helena Prado Lima",
    email: "helena@exemplo.com",
    phone: "(84) 911112222",
  };
  expect((await found(session.id))?.guest).toEqual(guest);
});

test("it never lasts longer than the nights are kept", async () => {
  const wanted = order();
  const session = await bench.provider.openSession({
    ...wanted,
    expiresAt: new Date(wanted.keptUntil.getTime() + MINUTE),
  });
  expect(session.expiresAt).toEqual(wanted.keptUntil);
});

test("an account without a Pix key refuses it, and so does one without a payer", async () => {
  await expect(opened({ payer: null })).rejects.toMatchObject({ outcome: "refused" });
  await bench.control("/habits", { pixKey: false });
  await expect(opened()).rejects.toMatchObject({ outcome: "refused" });
});

test("a line below zero makes all lines one", async () => {
  const lines = [
    { label: "3 noites", amount: 10_000 },
    { label: "Desconto", amount: -1_001 },
  ];
  expect((await opened({ lines })).amount).toBe(8_999);
});

test("a payment of another amount says what has arrived", async () => {
  const session = await opened();
  await payPix(session, { amount: 5_005 });
  expect(await found(session.id)).toMatchObject({ status: "paid", amount: 5_005 });
});

test("a code that was paid twice is one session with a further payment", async () => {
  const session = await opened();
  const [, second] = await payPix(session, { times: 2 });
  const both = {
    id: session.id,
    status: "paid",
    paymentId: `mp_${numberOf(session.id)}`,
    further: [{ paymentId: `mp_${second?.id}`, amount: TOTAL, refunded: 0 }],
  };
  expect(await found(session.id)).toMatchObject(both);
  expect(await found(`mp_payment_${second?.id}`)).toMatchObject(both);
  const since = new Date(bench.now() - MINUTE);
  expect(await Array.fromAsync(bench.provider.listSessions(since))).toContainEqual(
    expect.objectContaining({ id: session.id, further: [expect.anything()] }),
  );
});

test("one that was told of too early is not found yet, and then it is", async () => {
  await bench.control("/habits", { earlyMs: 5_000 });
  const session = await opened();
  expect(await found(session.id)).toBeNull();
  bench.passTime(5_000);
  expect(await found(session.id)).toMatchObject({ status: "open" });
});

test("a search that lags hides nothing of a payment that is asked for by its id", async () => {
  await bench.control("/habits", { indexLagMs: 60_000 });
  const session = await opened();
  await payPix(session);
  expect(await found(session.id)).toMatchObject({ status: "paid", amount: TOTAL });
});

test("a payment that came late counts, although its code had expired", async () => {
  const session = await opened();
  bench.passTime(46 * MINUTE);
  expect((await found(session.id))?.status).toBe("ended");
  await payPix(session, { late: true });
  expect((await found(session.id))?.status).toBe("paid");
});

test("a refund is taken for ninety days, which the session tells", async () => {
  const session = await opened();
  await payPix(session);
  const paid = await found(session.id);
  const left = (paid?.refundableUntil?.getTime() ?? 0) - bench.now();
  expect(Math.abs(left - 90 * DAY)).toBeLessThan(MINUTE);
  const refund = { paymentId: paid?.paymentId ?? "", amount: 100, reason: "cancelled" } as const;
  bench.passTime(89 * DAY);
  await bench.provider.refund({ ...refund, refundId: randomUUID() });
  bench.passTime(2 * DAY);
  await expect(bench.provider.refund({ ...refund, refundId: randomUUID() })).rejects.toMatchObject({
    outcome: "refused",
  });
});

test.each([
  ["in_process", "pending", 700],
  ["rejected", "failed", 0],
])("a refund that is %s there is %s here", async (refunds, state, refunded) => {
  await bench.control("/habits", { refunds });
  const session = await opened();
  await payPix(session);
  const paymentId = (await found(session.id))?.paymentId ?? "";
  const wanted = { refundId: randomUUID(), paymentId, amount: 700, reason: "cancelled" } as const;
  const refund = await bench.provider.refund(wanted);
  await bench.control("/habits", { refunds: "approved" });
  expect(refund.state).toBe(state);
  expect(await bench.provider.findRefund(refund.id)).toMatchObject({ state });
  expect((await found(session.id))?.refunded).toBe(refunded);
});

test("what the house took elsewhere is found, but is not ours and is not listed", async () => {
  const response = await fetch(`${bench.sandbox.url}/v1/payments`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${ACCESS_TOKEN}`,
      "content-type": "application/json",
      "x-idempotency-key": randomUUID(),
    },
    body: JSON.stringify({
      transaction_amount: 12.5,
      payment_method_id: "pix",
      payer: { email: "outra@exemplo.com" },
    }),
  });
  const { id } = (await response.json()) as { id: number };
  const session = await found(`mp_payment_${id}`);
  expect(session).toMatchObject({ bookingId: null, sessionId: null, amount: 1_250 });
  const since = new Date(bench.now() - MINUTE);
  const listed = await Array.fromAsync(bench.provider.listSessions(since));
  expect(listed.every(({ bookingId }) => bookingId !== null)).toBe(true);
});
