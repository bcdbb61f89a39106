import { handMeans } from "../../../src/domain/account.ts";
import { addExtra, giveDiscount } from "../../../src/server/amendments/adjust-price.ts";
import { cancelBooking } from "../../../src/server/amendments/cancel-booking.ts";
import { notePayment } from "../../../src/server/bookings/note-payment.ts";
import { byOwner, count, expect, expectRefusal, tried } from "../judge.ts";
import type { Move } from "./real.ts";

export const takePayment: Move = async (_, real, booking, random) => {
  const asked = Math.max(0, booking.money.asked);
  const amount = random.pick([Math.max(1, asked), asked + 1, 1 + random.below(90_000)]);
  const payment = { amount, means: random.pick(handMeans), evenMore: true };
  const noted = await tried(notePayment(real.app.deps, booking.id, payment, byOwner));
  expectRefusal(noted, !booking.isLinked, `a payment of ${amount}`);
  if (!booking.isLinked) return;
  booking.receive(amount);
  count(real, "payment noted");
};

export const adjust: Move = async (_, real, booking, random) => {
  const { money, id } = booking;
  const isExtra = random.next() < 0.6;
  const amount = !isExtra && random.next() < 0.2 ? money.total + 1 : 1 + random.below(50_000);
  const put = isExtra ? addExtra : giveDiscount;
  const work = put(real.app.deps, id, { amount, words: "" }, byOwner);
  const isRefused = !booking.isOn || (!isExtra && amount > money.total);
  const what = isExtra ? "extra sold" : "discount given";
  expectRefusal(await tried(work), isRefused, `${what}, ${amount}`);
  if (isRefused) return;
  money.total += isExtra ? amount : -amount;
  booking.overrule();
  count(real, what);
};

/** The basis that the app must record when a guest cancels. */
function basisOf(amount: number, due: number, isInRegret: boolean): string {
  if (amount > due) return "gift";
  if (amount < due) return "agreed";
  return isInRegret ? "law" : "policy";
}

export const cancel: Move = async (house, real, booking, random) => {
  const { deps } = real.app;
  const { money, id, isOn } = booking;
  const { left } = money;
  const now = deps.clock();
  const due = booking.atOnce(now);
  const who = random.next() < 0.2 ? "house" : "guest";
  const agreed = random.next() < 0.3 ? " " : "Combinado.";
  const refund = random.next() < 0.5 ? undefined : random.below(left + 2);
  const cancelled = await tried(cancelBooking(deps, id, byOwner, { who, refund, agreed }));
  // Pressed again, it has been cancelled already.
  if (!isOn)
    return expectRefusal(cancelled, !booking.wasCancelled(who, refund), "cancelling again");
  const amount = refund ?? (who === "house" ? left : due);
  const isInRegret = booking.isInRegret(now);
  const isTooLittle = amount < (who === "house" ? left : due);
  const mayAgree = who === "guest" && !isInRegret && agreed !== " ";
  const isTheHouses = who === "guest" && house.isSoldTwice(booking.stays);
  const isRefused = isTheHouses || amount > left || (isTooLittle && !mayAgree);
  expectRefusal(cancelled, isRefused, `${who} cancels for ${amount} of ${due} and ${left}`);
  if (isRefused) return;
  const basis = who === "house" ? "house" : basisOf(amount, due, isInRegret);
  const { rows } = await deps.pool.query(
    "select who, basis, agreed from cancellation where booking_id = $1",
    [id],
  );
  const ruling = { who, basis, agreed: basis === "agreed" ? agreed : null };
  expect(rows[0], ruling, "who cancelled, and why so much");
  booking.cancel(amount, who);
  booking.overrule();
  count(real, `cancelled by owner, ${basis}`);
};
