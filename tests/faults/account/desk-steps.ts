import { handMeans } from "../../../src/domain/account.ts";
import { addExtra, agreeTotal, giveDiscount } from "../../../src/server/amendments/adjust-price.ts";
import { removePayment } from "../../../src/server/bookings/remove-payment.ts";
import { giveBack } from "../../../src/server/refunds/give-back.ts";
import {
  noteRefund,
  retryRefund,
  takeGiftBack,
} from "../../../src/server/refunds/replace-refund.ts";
import {
  countGifts,
  expectRefusal,
  giftsOf,
  isBooked,
  isConfirmed,
  type MoneyStep,
} from "./money-steps.ts";
import { type Real, rowOf } from "./real.ts";
import { isEnded, type ModelBooking } from "./world.ts";

const cause = { actor: "person:dona", source: "admin" } as const;

type Chosen = { readonly id: string; readonly amount: number; readonly isGift?: boolean };

async function first(real: Real, booking: ModelBooking, sql: string): Promise<Chosen | undefined> {
  const { rows } = await real.app.deps.pool.query(sql, [rowOf(real, booking).id]);
  return rows[0];
}

/** A payment at the reception of which something is left. */
const HAND_PAYMENT = `
  select id, received - refunding - disputed as amount from payment
  where booking_id = $1 and means not in ('online', 'portal') and received > refunding + disputed
  order by at desc, id limit 1`;

/** Refused for good, not given another way yet, and still there to be given. */
const REFUSED = `
  select refund.id, refund.amount - waived as amount, reason = 'goodwill' as "isGift"
  from refund join payment on payment.id = of_payment
  where refund.booking_id = $1 and state = 'failed' and refund.amount > waived
    and received - refunding - disputed >= refund.amount - waived
  order by refund.created_at, refund.id limit 1`;

/** What the owner does to a booking's money at the reception. */
export const deskSteps: readonly MoneyStep[] = [
  {
    name: "sell an extra",
    times: 1,
    canMove: isConfirmed,
    async run(_, real, booking, dice) {
      const amount = 1 + ((dice * 29) % 40_000);
      const work = addExtra(real.app.deps, rowOf(real, booking).id, { amount, words: "" }, cause);
      await expectRefusal(work, !isConfirmed(booking), `an extra of ${amount}`);
      if (isConfirmed(booking)) booking.money.total += amount;
    },
  },
  {
    name: "give a discount",
    times: 1,
    canMove: isConfirmed,
    async run(_, real, booking, dice) {
      const { money } = booking;
      const amount = dice % 4 === 0 ? money.total + 1 : 1 + ((dice * 31) % 60_000);
      const given = { amount, words: "" };
      const work = giveDiscount(real.app.deps, rowOf(real, booking).id, given, cause);
      const isRefused = !isConfirmed(booking) || amount > money.total;
      await expectRefusal(work, isRefused, `a discount of ${amount}`);
      if (!isRefused) money.total -= amount;
    },
  },
  {
    name: "agree on a total",
    times: 1,
    canMove: isConfirmed,
    async run(_, real, booking, dice) {
      const { money } = booking;
      const total = (dice * 43) % 300_000;
      const seen = dice % 5 === 0 ? money.total + 1 : money.total;
      const { id } = rowOf(real, booking);
      const work = agreeTotal(real.app.deps, id, { total, seen, words: "" }, cause);
      const isStale = seen !== money.total;
      const isRefused = isStale || (!isConfirmed(booking) && total !== money.total);
      await expectRefusal(work, isRefused, `a total of ${total}`);
      if (!isRefused) money.total = total;
    },
  },
  {
    name: "give back without cancelling",
    times: 2,
    canMove: (booking) => isBooked(booking) && booking.money.left > 0,
    async run(_, real, booking, dice) {
      const { money } = booking;
      const amount = 1 + ((dice * 41) % (money.left + 1));
      const given = { amount, words: "" };
      const work = giveBack(real.app.deps, rowOf(real, booking).id, given, cause);
      const isRefused = !isBooked(booking) || amount > money.left;
      await expectRefusal(work, isRefused, `giving back ${amount} of ${money.left}`);
      if (isRefused) return;
      if (isConfirmed(booking)) money.forgive(amount);
      money.owe(amount);
      if (isEnded(booking)) money.keepLess();
    },
  },
  {
    name: "take a payment back that never came in",
    times: 1,
    canMove: isBooked,
    async run(_, real, booking) {
      const payment = await first(real, booking, HAND_PAYMENT);
      if (!payment) return;
      const wrong = { paymentId: payment.id, why: "" };
      await removePayment(real.app.deps, rowOf(real, booking).id, wrong, cause);
      booking.money.received -= payment.amount;
      if (isEnded(booking)) booking.money.keepLess();
    },
  },
  {
    name: "give a refused refund another way, or again",
    times: 1,
    canMove: (booking) => booking.dispute !== null,
    async run(_, real, booking, dice) {
      const refund = await first(real, booking, REFUSED);
      if (!refund) return;
      const { id } = rowOf(real, booking);
      const means = handMeans[dice % handMeans.length] ?? "pix";
      const again = () => retryRefund(real.app.deps, id, refund.id, cause);
      const byHand = () => noteRefund(real.app.deps, id, { refundId: refund.id, means }, cause);
      const [one, other] = dice % 2 === 0 ? [again, byHand] : [byHand, again];
      const { money } = booking;
      // What was taken off the balance meanwhile, or went back by hand, is owed no more.
      const owed = refund.isGift
        ? money.givable(refund.amount, isEnded(booking))
        : money.excess < refund.amount
          ? 0
          : refund.amount;
      const wasReplaced = real.replaced.has(refund.id) || owed === 0;
      await expectRefusal(one(), wasReplaced, "the first way");
      await expectRefusal(other(), true, "the second way");
      if (wasReplaced) return;
      real.replaced.add(refund.id);
      if (one === again) money.owe(owed);
      else money.giveBack(owed);
      if (isEnded(booking)) money.keepLess();
      await countGifts(real, booking);
    },
  },
  {
    name: "take a refused gift back",
    times: 1,
    canMove: ({ money }) => money.gifts > 0,
    async run(_, real, booking) {
      const [gift] = await giftsOf(real, booking);
      if (!gift) return;
      const { money } = booking;
      const isOver = isEnded(booking);
      const amount = money.givable(gift.amount, isOver);
      const { id } = rowOf(real, booking);
      const work = takeGiftBack(real.app.deps, id, gift.id, cause);
      await expectRefusal(work, amount === 0, `taking ${gift.amount} back`);
      if (amount === 0) return;
      money.total += Math.min(amount, isOver ? money.excess : gift.discount);
      await countGifts(real, booking);
    },
  },
];
