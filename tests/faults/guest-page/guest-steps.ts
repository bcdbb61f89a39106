import { createGuestApi } from "../../../src/server/guest/guest-api.ts";
import { guestCaller } from "../../support/guest-caller.ts";
import { guestSecret } from "../../support/guest-secret.ts";
import { newKey } from "../../support/linked-guest.ts";
import { count, expect, expectRefusal, tried } from "../judge.ts";
import { guestOf, isOn, type Real, rowOf } from "../money/real.ts";
import { cancelOneByGuest } from "../money/rooms.ts";
import { payInOneGo } from "../money/sessions.ts";
import type { ModelBooking } from "./booking.ts";
import { comparePage } from "./compare.ts";
import type { GuestHouse } from "./house.ts";
import type { GuestMove, GuestStep } from "./real.ts";

/** She cancels for the amount that she was shown, or for an outdated one. */
export async function cancelAll(
  house: GuestHouse,
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
  // The second press finds the booking cancelled already.
  const isRefused = booking.isOn && (!may ? "guest-may-not" : isOutdated && "refund-differs");
  expectRefusal(done, isRefused, `cancelling for ${seen}`);
  if (isRefused || !booking.isOn) return;
  booking.promise(now);
  booking.cancel(refund);
  count(real, "cancelled by guest");
}

/** The old link stops working, and only she gets the new one. */
const renewLink: GuestMove = async (_, real, booking) => {
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
};

const sayArrival: GuestMove = async (house, real, booking, random) => {
  const { api, code } = await guestOf(real, booking);
  const today = real.app.deps.clock();
  const arrival = `${String(12 + random.below(10)).padStart(2, "0")}:30`;
  const words = { arrival, companions: ["Nina"], wishes: "" };
  const told = await tried(api.tell(code, newKey(), words));
  const may = booking.isOn && !house.hasLeft(booking, today);
  expectRefusal(told, may ? false : "guest-may-not", "saying when she comes");
  if (may) expect((await api.getBooking(code)).said.arrival, arrival, "the said arrival");
};

export const guestSteps: readonly GuestStep[] = [
  {
    name: "she cancels",
    times: 1,
    canMove: isOn,
    run: (house, real, booking, random) => cancelAll(house, real, booking, random.next() < 0.7),
  },
  {
    name: "she cancels one room",
    times: 2,
    canMove: ({ isOn: on, stays }) => on && stays.length > 1,
    run: cancelOneByGuest,
  },
  { name: "she pays the balance", times: 2, canMove: isOn, run: payInOneGo },
  { name: "she renews her link", times: 1, canMove: isOn, run: renewLink },
  { name: "she says when she comes", times: 1, canMove: isOn, run: sayArrival },
  { name: "she looks at her page", times: 3, canMove: () => true, run: comparePage },
];
