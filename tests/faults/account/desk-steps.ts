import { agreeTotal } from "../../../src/server/amendments/adjust-price.ts";
import { removePayment } from "../../../src/server/bookings/remove-payment.ts";
import { endWithdrawal } from "../../support/withdrawal.ts";
import { byOwner, expectRefusal, tried } from "../judge.ts";
import { adjust, cancel, takePayment } from "../money/desk.ts";
import { isOn } from "../money/real.ts";
import { cancelOneByOwner, move } from "../money/rooms.ts";
import type { AccountStep } from "./real.ts";

/** A payment at the reception that was not fully returned. */
const HAND_PAYMENT = `
  select id, received - refunding - disputed as amount from payment
  where booking_id = $1 and means not in ('online', 'portal') and received > refunding + disputed
  order by at desc, id limit 1`;

/** What the owner does to a booking's money at the reception. */
export const deskSteps: readonly AccountStep[] = [
  { name: "note a payment", times: 3, canMove: isOn, run: takePayment },
  { name: "adjust the price", times: 2, canMove: isOn, run: adjust },
  { name: "cancel", times: 4, canMove: isOn, run: cancel },
  {
    name: "the law's days end",
    times: 3,
    canMove: isOn,
    async run(_, real, booking) {
      if (!booking.isOn) return;
      await endWithdrawal(real.app, booking.id);
      booking.policy = { ...booking.policy, regretDays: 0 };
    },
  },
  { name: "change the nights", times: 2, canMove: isOn, run: move },
  {
    name: "cancel one room",
    times: 2,
    canMove: (booking) => booking.isOn && booking.stays.length > 1,
    run: cancelOneByOwner,
  },
  {
    name: "agree on a total",
    times: 1,
    canMove: isOn,
    async run(_, real, booking, random) {
      const { money, id } = booking;
      const total = random.below(300_000);
      const seen = random.next() < 0.2 ? money.total + 1 : money.total;
      const work = agreeTotal(real.app.deps, id, { total, seen, words: "" }, byOwner);
      const isStale = seen !== money.total;
      const isRefused = isStale || (!booking.isOn && total !== money.total);
      expectRefusal(await tried(work), isRefused, `a total of ${total}`);
      if (!isRefused) money.total = total;
    },
  },
  {
    name: "take a payment back that never came in",
    times: 1,
    canMove: (booking) => booking.isLinked,
    async run(_, real, booking) {
      const { rows } = await real.app.deps.pool.query(HAND_PAYMENT, [booking.id]);
      const [payment] = rows;
      if (!payment) return;
      const wrong = { paymentId: payment.id, why: "" };
      await removePayment(real.app.deps, booking.id, wrong, byOwner);
      booking.money.received -= payment.amount;
      if (booking.isEnded) booking.money.keepLess();
    },
  },
];
