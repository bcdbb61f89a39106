import { adjustmentsIn, sumOf } from "../../../src/domain/quote.ts";
import { cancelStay } from "../../../src/server/amendments/cancel-stay.ts";
import { settleCheckout } from "../../../src/server/checkout/settle-checkout.ts";
import { createGuestApi } from "../../../src/server/guest/guest-api.ts";
import { guestCaller } from "../../support/guest-caller.ts";
import { guestSecret } from "../../support/guest-secret.ts";
import { newKey } from "../../support/linked-guest.ts";
import { pay } from "../../support/visit.ts";
import { byOwner, count, expect, expectRefusal, returned, tried } from "../judge.ts";
import { createRandom } from "../random.ts";
import { type ModelBooking, type ModelStay, share } from "./booking.ts";
import { comparePage } from "./compare.ts";
import type { House } from "./house.ts";
import { guestOf, type Real, rowOf } from "./real.ts";

export type Step = {
  readonly name: string;
  readonly times: number;
  readonly canMove: (booking: ModelBooking) => boolean;
  run(house: House, real: Real, booking: ModelBooking, dice: number): Promise<void>;
};

export const isOn = (booking: ModelBooking) => booking.isOn;

/** She cancels for what she was shown, or for another amount. */
export async function cancelAll(
  house: House,
  real: Real,
  booking: ModelBooking,
  isOutdated: boolean,
): Promise<void> {
  const now = real.app.deps.clock();
  const { api, code } = await guestOf(real, booking);
  const may = house.mayCancel(booking, now);
  const shown = await tried(api.previewCancellation(code));
  expectRefusal(shown, may ? false : "guest-may-not", "looking at the cancellation");
  const refund = booking.atOnce(now);
  if ("value" in shown) {
    const { paid, kept, refundPercent, online, byHand } = shown.value;
    const { left } = booking.money;
    const offered = [paid, shown.value.refund, kept, refundPercent, online + byHand];
    const should = [left, refund, left - refund, booking.percent(now), refund];
    expect(offered, should, "the offered cancellation");
  }
  const seen = isOutdated ? refund + 1 : refund;
  const done = await tried(api.cancel(code, newKey(), { seen, reason: "plans" }));
  // Pressed again, it has been cancelled already.
  const isRefused = booking.isOn && (!may ? "guest-may-not" : isOutdated && "refund-differs");
  expectRefusal(done, isRefused, `cancelling for ${seen}`);
  if (isRefused || !booking.isOn) return;
  booking.promise(now);
  booking.cancel(refund);
  count(real, "cancelled by guest");
}

/** What one room costs, without what was added, taken off or kept. The app's, like all prices. */
async function priceOf(real: Real, booking: ModelBooking, { id }: ModelStay): Promise<number> {
  const { stays } = await rowOf(real, booking);
  const lines = stays.find((one) => one.id === id)?.lines ?? [];
  return sumOf(lines) - sumOf(adjustmentsIn(lines));
}

/** One of several rooms, by the guest or by the owner: the policy has its say on its share. */
export async function cancelOne(
  house: House,
  real: Real,
  booking: ModelBooking,
  dice: number,
  by: "guest" | "owner",
): Promise<void> {
  const { stays, money } = booking;
  if (stays.length < 2) return;
  const { deps } = real.app;
  const now = deps.clock();
  const random = createRandom(dice);
  const first = stays.find(({ stay }) => stay.checkIn === booking.checkIn);
  const room = first && random.next() < 0.5 ? first : random.pick(stays);
  const price = await priceOf(real, booking, room);
  const part = money.total > 0 ? Math.floor((money.left * price) / money.total) : 0;
  const paid = Math.max(0, Math.min(part, price, money.left));
  const refund = share(paid, booking.percent(now));
  const { api, code } = await guestOf(real, booking);
  const may = by === "guest" ? house.mayCancel(booking, now) : booking.isOn;
  const isTooCheap = price > money.total;
  const isOutdated = random.next() < 0.2;
  const seen = isOutdated ? refund + 1 : refund;
  if (by === "guest") {
    const shown = await tried(api.previewCancellation(code, room.id));
    expectRefusal(shown, !may || isTooCheap, "looking at one room");
    if ("value" in shown)
      expect([shown.value.paid, shown.value.refund], [paid, refund], "one room");
  }
  const work =
    by === "guest"
      ? api.cancel(code, newKey(), { stayId: room.id, seen })
      : cancelStay(deps, booking.id, { stayId: room.id, who: "guest", seen }, byOwner);
  const isRefused = !may || isTooCheap || isOutdated;
  expectRefusal(await tried(work), isRefused, `cancelling one room for ${seen}`);
  if (isRefused) return;
  booking.promise(now);
  if (by === "owner" || booking.isWithdrawable(now)) booking.most = Infinity;
  // Each room's half centavo is the guest's.
  else booking.most += 1;
  booking.drop();
  booking.capPolicy(now);
  booking.stays = stays.filter((one) => one !== room);
  money.total += paid - refund - price;
  money.owe(refund);
  booking.retained += paid - refund;
  count(real, `one room cancelled by ${by}`);
}

/** She pays what is open, in one go. */
async function payBalance(_: House, real: Real, booking: ModelBooking, dice: number) {
  const { deps, payments } = real.app;
  const { api, code } = await guestOf(real, booking);
  const due = booking.money.asked;
  const opened = await tried(api.payBalance(code));
  const isRefused = !booking.isOn || due < deps.payments.leastAmount;
  expectRefusal(opened, isRefused, `paying the balance of ${due}`);
  if (!("value" in opened)) return;
  const { checkoutId, dueNow } = opened.value;
  expect(dueNow, due, "the balance");
  await pay({ payments }, checkoutId);
  if (dice % 2 === 0) await api.settleBalance(code, checkoutId);
  else await settleCheckout(deps, checkoutId, returned);
  booking.receive(due);
  booking.money.owe(Math.min(booking.money.excess, due));
  count(real, "balance paid");
}

/** Nobody has the old link any more, and she has the new one. */
async function renewLink(_: House, real: Real, booking: ModelBooking): Promise<void> {
  const { deps } = real.app;
  const { api, code } = await guestOf(real, booking);
  const kept: string[] = [];
  const old = await guestSecret(deps, await rowOf(real, booking));
  const caller = guestCaller(old);
  const keepSecret = (_code: string, secret: string) => void kept.push(secret);
  await createGuestApi(deps, { ...caller, keepSecret }).renewLink(code, newKey());
  expectRefusal(await tried(api.getBooking(code)), "link-unknown", "the old link");
  const now = await guestSecret(deps, await rowOf(real, booking));
  expect(kept, [now], "the kept link");
  count(real, "link renewed");
}

async function sayArrival(house: House, real: Real, booking: ModelBooking, dice: number) {
  const { api, code } = await guestOf(real, booking);
  const today = real.app.deps.clock();
  const arrival = `${String(12 + (dice % 10)).padStart(2, "0")}:30`;
  const words = { arrival, companions: ["Nina"], wishes: "" };
  const told = await tried(api.tell(code, newKey(), words));
  const may = booking.isOn && !house.hasLeft(booking, today);
  expectRefusal(told, may ? false : "guest-may-not", "saying when she comes");
  if (may) expect((await api.getBooking(code)).said.arrival, arrival, "the said arrival");
}

export const guestSteps: readonly Step[] = [
  {
    name: "she cancels",
    times: 1,
    canMove: isOn,
    run: (house, real, booking, dice) => cancelAll(house, real, booking, dice % 3 > 0),
  },
  {
    name: "she cancels one room",
    times: 2,
    canMove: ({ isOn: on, stays }) => on && stays.length > 1,
    run: (house, real, booking, dice) => cancelOne(house, real, booking, dice, "guest"),
  },
  { name: "she pays the balance", times: 2, canMove: isOn, run: payBalance },
  { name: "she renews her link", times: 1, canMove: isOn, run: renewLink },
  { name: "she says when she comes", times: 1, canMove: isOn, run: sayArrival },
  { name: "she looks at her page", times: 3, canMove: () => true, run: comparePage },
];
