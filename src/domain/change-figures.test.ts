import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Account, type AccountPayment, askedOf, leftIn, spreadRefund } from "./account.ts";
import { shareOf } from "./cancellation.ts";
import { changeFigures } from "./change-figures.ts";

const RUNS = { numRuns: 5_000 };
const LEAST = 50;

type Payment = { -readonly [K in keyof AccountPayment]: AccountPayment[K] };

/** A booking whose guest changes it again and again: its account, and what was kept of dropped nights. */
class Stay {
  total: number;
  retained = 0;
  readonly payments: Payment[];
  #lost = 0;

  constructor(total: number, payments: readonly number[]) {
    this.total = total;
    this.payments = payments.map((received, index) => ({
      id: String(index),
      means: index % 2 === 0 ? "online" : "pix",
      received,
      refunding: 0,
      disputed: 0,
    }));
  }

  get account(): Account {
    const sum = (of: (payment: Payment) => number) =>
      this.payments.reduce((all, payment) => all + of(payment), 0);
    const refunding = sum((one) => one.refunding);
    return {
      total: this.total,
      received: sum((one) => one.received),
      refunding,
      refunded: refunding,
      disputed: sum((one) => one.disputed),
      lost: this.#lost,
      payments: this.payments,
    };
  }

  /** The refund of cancelling, as refund-at.ts computes it. */
  atOnce(percent: number): number {
    return shareOf(Math.max(0, leftIn(this.account) - this.retained), percent);
  }

  /** Changes to another price of the nights; what is retained stays charged. Returns the refund. */
  change(nights: number, percent: number, joinsPlan = true): number {
    const newTotal = nights + this.retained;
    const priced = { account: this.account, newTotal, percent, joinsPlan, leastAmount: LEAST };
    const { total, refund, kept } = changeFigures(priced);
    const parts = spreadRefund(this.payments, refund, new Date(0));
    expect(parts, "no more goes back than is left").not.toBeNull();
    for (const { payment, amount } of parts ?? []) payment.refunding += amount;
    this.total = total;
    this.retained += kept;
    return refund;
  }

  /** The bank has taken a payment for good. */
  lose(which: number): void {
    const payment = this.payments[which];
    if (!payment) return;
    const left = payment.received - payment.refunding - payment.disputed;
    payment.disputed += left;
    this.#lost += left;
  }
}

const amount = fc.integer({ min: 1, max: 400_000 });
const percent = fc.integer({ min: 0, max: 100 });
/** Paid by the deposit, in full, in parts, or too much. */
const stay = fc
  .tuple(
    amount,
    fc.array(amount, { minLength: 1, maxLength: 3 }),
    fc.boolean(),
    fc.option(fc.nat(2)),
  )
  .map(([total, some, isPaidInFull, lost]) => {
    const made = new Stay(total, isPaidInFull ? [total] : some);
    if (lost !== null) made.lose(lost);
    return made;
  });
/** From one change to the next, the policy's percentage only falls. */
const changes = fc
  .array(fc.tuple(amount, percent), { minLength: 1, maxLength: 6 })
  .map((wishes) => {
    const falling = wishes.map(([, one]) => one).toSorted((one, other) => other - one);
    return wishes.map(([nights], index) => ({ nights, percent: falling[index] ?? 0 }));
  });

describe("changing and then cancelling", () => {
  test("never gives back more than cancelling at once, however often she changes", () => {
    fc.assert(
      fc.property(stay, changes, (booking, wishes) => {
        const bounds: number[] = [];
        let back = 0;
        for (const { nights, percent: now } of wishes) {
          bounds.push(back + booking.atOnce(now));
          back += booking.change(nights, now);
          expect(back + booking.atOnce(now)).toBeLessThanOrEqual(Math.min(...bounds));
        }
      }),
      RUNS,
    );
  });

  test("gives back no more for being done later, at what the policy gives then", () => {
    fc.assert(
      fc.property(stay, changes, percent, (booking, wishes, last) => {
        const [first] = wishes;
        const bound = booking.atOnce(first?.percent ?? 0);
        const back = wishes.reduce((sum, one) => sum + booking.change(one.nights, one.percent), 0);
        const then = Math.min(last, wishes.at(-1)?.percent ?? 0);
        expect(back + booking.atOnce(then)).toBeLessThanOrEqual(bound);
      }),
      RUNS,
    );
  });

  test("never gives back more than was paid and is still here", () => {
    fc.assert(
      fc.property(stay, changes, (booking, wishes) => {
        const left = leftIn(booking.account);
        const back = wishes.reduce((sum, one) => sum + booking.change(one.nights, one.percent), 0);
        expect(back).toBeLessThanOrEqual(left);
        expect(leftIn(booking.account)).toBe(left - back);
      }),
      RUNS,
    );
  });
});

describe("the figures of a change", () => {
  const paying = { percent: 50, joinsPlan: false, leastAmount: LEAST };

  test("a fall first lowers what is open: no centavo moves while anything stays open", () => {
    fc.assert(
      fc.property(stay, amount, percent, (booking, nights, now) => {
        const { account } = booking;
        const money = {
          account,
          newTotal: nights,
          percent: now,
          joinsPlan: true,
          leastAmount: LEAST,
        };
        const { total, refund, kept } = changeFigures(money);
        fc.pre(nights < account.total && askedOf({ ...account, total: nights }) >= 0);
        expect({ total, refund, kept }).toEqual({ total: nights, refund: 0, kept: 0 });
      }),
      RUNS,
    );
  });

  test("what is dropped beyond that is given back or kept, to the centavo", () => {
    fc.assert(
      fc.property(stay, amount, percent, (booking, nights, now) => {
        const { account } = booking;
        const money = {
          account,
          newTotal: nights,
          percent: now,
          joinsPlan: true,
          leastAmount: LEAST,
        };
        const { total, refund, kept } = changeFigures(money);
        expect(Number.isSafeInteger(refund) && refund >= 0 && kept >= 0).toBe(true);
        expect(total).toBe(nights + kept);
        // The policy applies only to what this change drops, not to an earlier credit.
        const dropped = refund + kept;
        expect(dropped).toBeLessThanOrEqual(Math.max(0, account.total - nights));
        expect(refund).toBe(Math.floor((dropped * now) / 100));
        // A guest without a credit before has none afterwards: all that was paid too much is
        // refunded or retained.
        const after = askedOf({ ...account, total, refunding: account.refunding + refund });
        if (askedOf(account) >= 0) expect(after).toBeGreaterThanOrEqual(0);
      }),
      RUNS,
    );
  });

  test("a rise costs nothing that was paid, and is paid first only where nothing else is open", () => {
    fc.assert(
      fc.property(stay, amount, percent, fc.boolean(), (booking, more, now, joinsPlan) => {
        const { account } = booking;
        const newTotal = account.total + more;
        const money = { account, newTotal, percent: now, joinsPlan, leastAmount: LEAST };
        const { total, refund, kept, payFirst } = changeFigures(money);
        expect({ total, refund, kept }).toEqual({ total: newTotal, refund: 0, kept: 0 });
        const credit = Math.max(0, -askedOf(account));
        const rise = Math.max(0, more - credit);
        expect(payFirst).toBe(joinsPlan || rise < LEAST ? 0 : rise);
      }),
      RUNS,
    );
  });

  test("half of what was paid for a dropped night comes back, the odd centavo stays", () => {
    const { account } = new Stay(30_001, [30_001]);
    const figures = changeFigures({ ...paying, account, newTotal: 20_000 });
    expect(figures).toEqual({ total: 25_001, refund: 5_000, kept: 5_001, payFirst: 0 });
  });

  test("of a deposit nothing comes back while the rest still costs more", () => {
    const { account } = new Stay(30_000, [9_000]);
    const figures = changeFigures({ ...paying, account, newTotal: 10_000 });
    expect(figures).toEqual({ total: 10_000, refund: 0, kept: 0, payFirst: 0 });
  });
});
