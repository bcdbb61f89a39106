import { addDays } from "../../../src/domain/day.ts";
import { nightCount, type Stay } from "../../../src/domain/stay.ts";
import { cancelStay } from "../../../src/server/amendments/cancel-stay.ts";
import { changeStay } from "../../../src/server/amendments/change-stay.ts";
import { previewStayChange } from "../../../src/server/amendments/preview-stay-change.ts";
import { blockNights } from "../../../src/server/calendar/block-nights.ts";
import { newKey } from "../../support/linked-guest.ts";
import { byOwner, count, expect, expectRefusal, tried } from "../judge.ts";
import { type Booking, type Room, share } from "./booking.ts";
import { type House, ofStay } from "./house.ts";
import { isWithdrawable } from "./policy.ts";
import { guestOf, type Move, priceOf, type Real, rowOf } from "./real.ts";

const OTHER = -30_000;
const prices = ["list", "keep", "list-and-refund", "difference", { other: OTHER }] as const;

/** To other nights of the same room, at a price of the owner's choice; this ends a guest's wish. */
export const move: Move = async (house, real, booking, random) => {
  if (!booking.isOn) return;
  const { deps } = real.app;
  const { money } = booking;
  const own = random.pick(booking.stays);
  const checkIn = addDays(own.stay.checkIn, random.below(7) - 2);
  const nights = random.next() < 0.5 ? nightCount(own.stay) : 1 + random.below(5);
  const stay = { checkIn, checkOut: addDays(checkIn, nights) };
  const wish = { listingId: own.room, stay, stayId: own.id };
  const { id, version } = await rowOf(real, booking);
  const { listTotal, difference } = await previewStayChange(deps, id, wish);
  const price = random.pick(prices);
  const name = typeof price === "object" ? "other" : price;
  // The app decides the new total; everything after it is computed by the model.
  const total = {
    list: listTotal,
    "list-and-refund": listTotal,
    keep: money.total,
    difference: money.total + (difference?.amount ?? 0),
    other: money.total + OTHER,
  }[name];
  const refund = money.freedBy(total);
  const moved = tried(changeStay(deps, id, version, { ...wish, price, guestKnows: true }, byOwner));
  const isRefused =
    !house.hasNights(own.room, stay, ofStay(own.id)) ||
    total < 0 ||
    (price === "list-and-refund" && refund === 0) ||
    (price === "difference" && difference === null);
  expectRefusal(await moved, isRefused, `moving to ${checkIn} for ${nights} by ${name}`);
  if (isRefused) return;
  booking.drop();
  booking.stays = booking.stays.map((one) => (one.id === own.id ? { ...one, stay } : one));
  money.total = total;
  if (price !== "list" && price !== "keep") money.owe(refund);
  booking.overrule();
  count(real, "moved by owner");
};

/** Cancels one of several rooms: the policy applies to its share. */
const cancelOne =
  (by: "guest" | "owner"): Move =>
  async (house, real, booking, random) => {
    const { stays, money, id } = booking;
    if (by === "guest" && stays.length < 2) return;
    const { deps } = real.app;
    const now = deps.clock();
    const first = stays.find(({ stay }) => stay.checkIn === booking.checkIn);
    const room = first && random.next() < 0.5 ? first : random.pick(stays);
    const price = await priceOf(real, booking, room.id);
    const part = money.total > 0 ? Math.floor((money.left * price) / money.total) : 0;
    const paid = Math.max(0, Math.min(part, price, money.left));
    const refund = share(paid, booking.percent(now));
    const may =
      by === "guest"
        ? house.mayCancel(booking, now)
        : booking.isOn && stays.length > 1 && !house.isSoldTwice([room]);
    const isTooCheap = price > money.total;
    const isOutdated = random.next() < 0.2;
    const seen = isOutdated ? refund + 1 : refund;
    const work = async () => {
      const wish = { stayId: room.id, seen };
      if (by === "owner") return cancelStay(deps, id, { ...wish, who: "guest" }, byOwner);
      const { api, code } = await guestOf(real, booking);
      const shown = await tried(api.previewCancellation(code, room.id));
      expectRefusal(shown, !may || isTooCheap, "looking at one room");
      if ("value" in shown)
        expect([shown.value.paid, shown.value.refund], [paid, refund], "one room");
      await api.cancel(code, newKey(), wish);
    };
    const isRefused = !may || isTooCheap || isOutdated;
    expectRefusal(await tried(work()), isRefused, `cancelling one room for ${seen}`);
    if (isRefused) return;
    booking.promise(now);
    if (by === "owner" || isWithdrawable(booking.terms, now)) booking.overrule();
    // Each room's share is rounded in the guest's favour.
    else booking.most += 1;
    booking.drop();
    booking.capPolicy(now);
    booking.stays = stays.filter((one) => one !== room);
    money.total += paid - refund - price;
    money.owe(refund);
    booking.retained += paid - refund;
    count(real, `one room cancelled by ${by}`);
  };

export const cancelOneByGuest = cancelOne("guest");
export const cancelOneByOwner = cancelOne("owner");

/** The owner blocks nights: only the exclusion constraint limits her. */
export async function block(
  house: House<Booking>,
  { app }: Pick<Real, "app">,
  room: Room,
  stay: Stay,
): Promise<void> {
  const wish = { listingId: room, stay, note: "" };
  const blocked = await tried(blockNights(app.deps, wish, byOwner));
  const isFree = house.hasNights(room, stay);
  expectRefusal(blocked, !isFree, `blocking ${room} on ${stay.checkIn}`);
  if (isFree) house.blocks.push({ room, stay });
}
