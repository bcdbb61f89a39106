import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openMercadoPagoBench } from "../../../tests/support/mercado-pago-bench.ts";
import { orderAt, type PaymentBench } from "../../../tests/support/payment-bench.ts";
import { openStripeBench } from "../../../tests/support/stripe-bench.ts";
import type { SessionMeans } from "../../domain/payment-choice.ts";
import type { PaymentSession, SessionOrder } from "./provider.ts";

const MINUTE = 60_000;
const TOTAL = 276_109;

type Case = [provider: string, means: SessionMeans, open: () => Promise<PaymentBench>];

const cases: Case[] = [
  ["Stripe", "card", openStripeBench],
  ["Stripe", "card-or-pix", openStripeBench],
  ["Mercado Pago", "pix", openMercadoPagoBench],
  ["Mercado Pago", "card", openMercadoPagoBench],
];

/**
 * What all providers have in common, so that nothing outside this folder needs to know which one it
 * is.
 */
describe.each(cases)("a payment by %s (%s)", (_, means, open) => {
  let bench: PaymentBench;
  beforeAll(async () => {
    bench = await open();
  });
  afterAll(() => bench.close());

  const orderNow = (changes: Partial<SessionOrder> = {}) =>
    orderAt(bench.now(), { provider: bench.provider.ways.name, means, ...changes });
  const sessionAt = async ({ id }: PaymentSession) => {
    const session = await bench.provider.findSession(id);
    if (!session) throw new Error("a session that is not found");
    return session;
  };
  const opened = (changes: Partial<SessionOrder> = {}) =>
    bench.provider.openSession(orderNow(changes));
  async function paid(changes: Partial<SessionOrder> = {}) {
    const session = await opened(changes);
    await bench.pay(session);
    return sessionAt(session);
  }
  const refundOf = ({ paymentId }: PaymentSession, amount: number, refundId = randomUUID()) =>
    ({ refundId, paymentId: paymentId ?? "", amount, reason: "cancelled" }) as const;
  const refundsOf = ({ paymentId }: PaymentSession) =>
    Array.fromAsync(bench.provider.listRefunds({ paymentId: paymentId ?? "" }));

  test("is opened once, however often it is asked for", async () => {
    const order = orderNow();
    const first = await bench.provider.openSession(order);
    const second = await bench.provider.openSession(order);

    expect(second.id).toBe(first.id);
    expect(first).toMatchObject({
      provider: bench.provider.ways.name,
      bookingId: order.bookingId,
      purpose: "booking",
      facts: order.facts,
      status: "open",
      amount: TOTAL,
      refunded: 0,
      currency: "brl",
      isOurMode: true,
      paymentId: null,
      further: [],
    });
    const kinds = { frame: "clientSecret", page: "url", code: "brCode" };
    const way = bench.provider.ways[means === "pix" ? "pix" : "card"];
    expect(first.pay).toMatchObject({ kind: way });
    expect(first.pay).toHaveProperty(kinds[way ?? "frame"], expect.stringMatching(/\S/));
  });

  test("is found with what it was opened for", async () => {
    const session = await opened({ purpose: "balance" });
    expect(bench.provider.owns(session.id)).toBe(true);
    expect(await sessionAt(session)).toMatchObject({
      id: session.id,
      bookingId: session.bookingId,
      purpose: "balance",
      facts: session.facts,
      status: "open",
      amount: TOTAL,
    });
  });

  test("can be ended once, and not be paid then", async () => {
    const session = await opened();
    expect(await bench.provider.endSession(session.id)).toBe("ended");
    expect(await sessionAt(session)).toMatchObject({ status: "ended", pay: null });
    expect(await bench.provider.endSession(session.id)).toBe("refused");
    await expect(bench.pay(session)).rejects.toThrow("409");
  });

  test("can never be paid once the nights are no longer kept", async () => {
    const order = orderNow();
    const session = await bench.provider.openSession(order);
    expect(session.expiresAt.getTime()).toBeLessThanOrEqual(order.keptUntil.getTime());
    bench.passTime(45 * MINUTE);
    expect(await sessionAt(session)).toMatchObject({ status: "ended", pay: null });
  });

  test("has its money and its fee once it is paid, and no longer ends", async () => {
    const session = await paid();
    expect(session).toMatchObject({ status: "paid", amount: TOTAL, refunded: 0, pay: null });
    const { paymentId = "" } = session;
    expect(bench.provider.owns(paymentId ?? "")).toBe(true);
    bench.passTime(MINUTE);
    const fee = await bench.provider.findFee(paymentId ?? "");
    expect(fee).toBeGreaterThan(0);
    expect(Number.isInteger(fee)).toBe(true);
    expect(await bench.provider.endSession(session.id)).toBe("refused");
    expect((await sessionAt(session)).status).toBe("paid");
  });

  test("goes back in parts, and never more than was paid", async () => {
    const session = await paid();
    const part = await bench.provider.refund(refundOf(session, 100_001));
    expect(part).toMatchObject({ amount: 100_001, state: "succeeded", reason: "cancelled" });
    expect((await sessionAt(session)).refunded).toBe(100_001);
    await expect(bench.provider.refund(refundOf(session, TOTAL))).rejects.toMatchObject({
      outcome: "refused",
    });
    await bench.provider.refund(refundOf(session, TOTAL - 100_001));

    expect(await sessionAt(session)).toMatchObject({ status: "paid", refunded: TOTAL });
    const amounts = (await refundsOf(session)).map(({ amount }) => amount);
    expect(amounts.sort((a, b) => a - b)).toEqual([100_001, TOTAL - 100_001]);
  });

  test("goes back once, however often that is asked for", async () => {
    const session = await paid();
    const order = refundOf(session, 5_000);
    const first = await bench.provider.refund(order);
    const second = await bench.provider.refund(order);

    expect(second).toEqual(first);
    expect(first).toMatchObject({ refundId: order.refundId, paymentId: session.paymentId });
    expect((await sessionAt(session)).refunded).toBe(5_000);
    expect(await bench.provider.findRefund(first.id)).toMatchObject({
      id: first.id,
      paymentId: session.paymentId,
      amount: 5_000,
      state: "succeeded",
    });
  });

  test("is listed since it was opened or given back, and not before", async () => {
    bench.passTime(3 * 60 * MINUTE);
    const since = new Date(bench.now());
    bench.passTime(MINUTE);
    const early = await paid();
    const late = await paid();
    const refund = await bench.provider.refund(refundOf(early, 700));

    const listed = await Array.fromAsync(bench.provider.listSessions(since));
    expect(listed.map(({ id }) => id)).toEqual([late.id, early.id]);
    expect(listed[1]).toMatchObject({ status: "paid", refunded: 700, paymentId: early.paymentId });
    const refunds = await Array.fromAsync(bench.provider.listRefunds({ madeSince: since }));
    expect(refunds.map(({ id }) => id)).toEqual([refund.id]);

    bench.passTime(3 * 60 * MINUTE);
    const later = new Date(bench.now());
    expect(await Array.fromAsync(bench.provider.listSessions(later))).toEqual([]);
    expect(await Array.fromAsync(bench.provider.listRefunds({ madeSince: later }))).toEqual([]);
  });

  test("whose opening had no answer is found again, and is still one", async () => {
    const order = orderNow();
    await bench.loseOpening(means);
    await expect(bench.provider.openSession(order)).rejects.toMatchObject({ outcome: "unknown" });
    const { sessionId, bookingId, purpose } = order;
    const lost = { sessionId, bookingId, purpose, means, provider: order.provider };
    const openedSince = new Date(bench.now() - MINUTE);

    const found = await bench.provider.findLostSession({ ...lost, openedSince });
    expect(found).toMatchObject({ bookingId, status: "open", amount: TOTAL });
    expect((await bench.provider.openSession(order)).id).toBe(found?.id);
    const stranger = { ...lost, sessionId: randomUUID(), bookingId: randomUUID(), openedSince };
    expect(await bench.provider.findLostSession(stranger)).toBeNull();
  });

  test.each(["won", "lost"] as const)("is reclaimed by a bank, and that is %s", async (end) => {
    const since = new Date(bench.now() - MINUTE);
    const session = await paid();
    const id = await bench.dispute(session);
    expect(bench.provider.owns(id)).toBe(true);
    const { bookingId, paymentId } = session;
    const open = { id, bookingId, paymentId, amount: TOTAL, state: "open" };
    const known = await bench.provider.findChargeback(id);
    expect(known).toMatchObject(open);
    expect(known?.answerBy?.getTime()).toBeGreaterThan(bench.now());
    await expect(bench.provider.refund(refundOf(session, 100))).rejects.toMatchObject({
      outcome: "disputed",
    });
    expect((await sessionAt(session)).status).toBe("paid");

    await bench.decide(id, end);
    expect(await bench.provider.findChargeback(id)).toMatchObject({ ...open, state: end });
    const listed = await Array.fromAsync(bench.provider.listChargebacks(since));
    expect(listed).toContainEqual(expect.objectContaining({ ...open, state: end }));
  });

  test("is told by signed events only", async () => {
    const before = bench.notices().length;
    const session = await paid();
    const notice = await vi.waitFor(async () => {
      for (const one of bench.notices().slice(before)) {
        const { ours, checkoutId } = bench.provider.readEvent(one);
        const named = ours && (await bench.provider.findSession(checkoutId ?? ""));
        if (named && named.id === session.id && named.status === "paid") return one;
      }
      throw new Error("nothing was told of it");
    }, 3_000);

    expect(() => bench.provider.readEvent(bench.forge(notice))).toThrow("signature-invalid");
    const unsigned = { ...notice, headers: {} };
    expect(() => bench.provider.readEvent(unsigned)).toThrow("signature-invalid");
  });

  test("of an unknown id is not found", async () => {
    for (const id of bench.unknownIds.sessions)
      expect(await bench.provider.findSession(id), `'${id}'`).toBeNull();
  });

  test("of an unknown number has no refund, no chargeback and no fee", async () => {
    const { refund, chargeback, payment } = bench.unknownIds;
    expect(await bench.provider.findRefund(refund)).toBeNull();
    expect(await bench.provider.findChargeback(chargeback)).toBeNull();
    expect(await bench.provider.findFee(payment)).toBeNull();
  });
});
