import { handMeans } from "../../../src/domain/account.ts";
import { giveBack } from "../../../src/server/refunds/give-back.ts";
import { noteReturn } from "../../../src/server/refunds/note-return.ts";
import {
  noteRefund,
  retryRefund,
  takeGiftBack,
} from "../../../src/server/refunds/replace-refund.ts";
import { byOwner, expectRefusal, tried } from "../judge.ts";
import { sendRefunds } from "../money/real.ts";
import type { AccountStep } from "./real.ts";
import { countGifts, giftsOf, refundsArrive, sumByHand } from "./refunds.ts";

type Refused = { readonly id: string; readonly amount: number; readonly isGift: boolean };

/** Refused for good, not replaced yet, and with enough of its payment left. */
const REFUSED = `
  select refund.id, refund.amount - waived as amount, reason = 'goodwill' as "isGift"
  from refund join payment on payment.id = of_payment
  where refund.booking_id = $1 and state = 'failed' and refund.amount > waived
    and received - refunding - disputed >= refund.amount - waived
  order by refund.created_at, refund.id limit 1`;

/** Refunds of bookings that go on, and refunds that were refused. */
export const refundSteps: readonly AccountStep[] = [
  {
    name: "give back without cancelling",
    times: 2,
    canMove: (booking) => booking.isLinked && booking.money.left > 0,
    async run(_, real, booking, random) {
      const { money } = booking;
      const amount = 1 + random.below(money.left + 1);
      const given = { amount, words: "" };
      const work = giveBack(real.app.deps, booking.id, given, byOwner);
      const isRefused = !booking.isLinked || amount > money.left;
      expectRefusal(await tried(work), isRefused, `giving back ${amount} of ${money.left}`);
      if (isRefused) return;
      if (booking.isOn) money.forgive(amount);
      money.owe(amount);
      if (booking.isEnded) money.keepLess();
    },
  },
  {
    name: "note a return",
    times: 2,
    canMove: (booking) => booking.isLinked && booking.money.left > 0,
    async run(_, real, booking, random) {
      if (!booking.isLinked) return;
      const { money } = booking;
      const waiting = await sumByHand(real, booking);
      const most = waiting + money.left;
      const amount = random.next() < 0.2 ? most + 1 : 1 + random.below(Math.max(1, most));
      const given = { amount, means: random.pick(handMeans) };
      const work = noteReturn(real.app.deps, booking.id, given, byOwner);
      const isTooMuch = amount > most;
      expectRefusal(await tried(work), isTooMuch, `a return of ${amount} of ${most}`);
      if (isTooMuch) return;
      const paid = Math.min(waiting, amount);
      money.underWay -= paid;
      // A gift has lowered the price already.
      const ofGifts = money.asked > 0 ? Math.min(money.gifts, amount - paid) : 0;
      if (amount > paid && booking.isOn) money.forgive(amount - paid - ofGifts);
      money.giveBack(amount - paid, booking.isEnded);
      await countGifts(real, booking);
    },
  },
  {
    name: "send the refunds",
    times: 2,
    canMove: ({ money }) => money.underWay > 0,
    async run(_, real, booking) {
      await sendRefunds(real.app, booking.id);
      await refundsArrive(real, booking);
    },
  },
  {
    name: "give a refused refund another way, or again",
    times: 1,
    canMove: (booking) => booking.dispute !== null,
    async run(_, real, booking, random) {
      const { rows } = await real.app.deps.pool.query<Refused>(REFUSED, [booking.id]);
      const [refund] = rows;
      if (!refund) return;
      const { id, money } = booking;
      const means = random.pick(handMeans);
      const again = () => retryRefund(real.app.deps, id, refund.id, byOwner);
      const byHand = () => noteRefund(real.app.deps, id, { refundId: refund.id, means }, byOwner);
      const [one, other] = random.next() < 0.5 ? [again, byHand] : [byHand, again];
      // What was taken off the balance meanwhile, or went back by hand, is owed no more.
      const owed = refund.isGift
        ? money.givable(refund.amount, booking.isEnded)
        : Math.min(refund.amount, money.excess);
      const wasReplaced = real.replaced.has(refund.id) || owed === 0;
      expectRefusal(await tried(one()), wasReplaced, "the first way");
      expectRefusal(await tried(other()), true, "the second way");
      if (wasReplaced) return;
      real.replaced.add(refund.id);
      if (one === again) money.owe(owed);
      else money.giveBack(owed);
      if (booking.isEnded) money.keepLess();
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
      const { money, id, isEnded: isOver } = booking;
      const amount = money.givable(gift.amount, isOver);
      const work = takeGiftBack(real.app.deps, id, gift.id, byOwner);
      expectRefusal(await tried(work), amount === 0, `taking ${gift.amount} back`);
      if (amount === 0) return;
      money.total += Math.min(amount, isOver ? money.excess : gift.discount);
      await countGifts(real, booking);
    },
  },
];
