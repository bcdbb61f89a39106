import { addDays } from "../../../src/domain/day.ts";
import { nightCount } from "../../../src/domain/stay.ts";
import { addExtra, giveDiscount } from "../../../src/server/amendments/adjust-price.ts";
import { answerChange } from "../../../src/server/amendments/answer-change.ts";
import { cancelBooking } from "../../../src/server/amendments/cancel-booking.ts";
import { changeStay } from "../../../src/server/amendments/change-stay.ts";
import { previewStayChange } from "../../../src/server/amendments/preview-stay-change.ts";
import { notePayment } from "../../../src/server/bookings/note-payment.ts";
import { blockNights } from "../../../src/server/calendar/block-nights.ts";
import { byOwner, count, expect, expectRefusal, tried } from "../judge.ts";
import { createRandom } from "../random.ts";
import { type ModelBooking, rooms } from "./booking.ts";
import { cancelOne, isOn, type Step } from "./guest-steps.ts";
import type { House } from "./house.ts";
import { type Real, rowOf } from "./real.ts";

/** Where the house decides, nothing is promised any more. */
function decide(real: Real, booking: ModelBooking, what: string): void {
  booking.most = Infinity;
  count(real, what);
}

/** To other nights of the same room, at a price of her choice; a guest's wish is over then. */
async function move(house: House, real: Real, booking: ModelBooking, dice: number) {
  if (!booking.isOn) return;
  const { deps } = real.app;
  const random = createRandom(dice);
  const own = random.pick(booking.stays);
  const checkIn = addDays(own.stay.checkIn, random.below(7) - 2);
  const nights = random.next() < 0.5 ? nightCount(own.stay) : 1 + random.below(5);
  const stay = { checkIn, checkOut: addDays(checkIn, nights) };
  const wish = { listingId: own.room, stay, stayId: own.id };
  const { id, version } = await rowOf(real, booking);
  const { listTotal } = await previewStayChange(deps, id, wish);
  const price = random.pick(["list", "keep", "list-and-refund"] as const);
  const { money } = booking;
  const total = price === "keep" ? money.total : listTotal;
  const excess = money.received - money.refunding - total;
  const refund = Math.max(0, Math.min(excess, money.total - total, money.left));
  const moved = tried(changeStay(deps, id, version, { ...wish, price, guestKnows: true }, byOwner));
  const hasNoRefund = price === "list-and-refund" && refund === 0;
  const isRefused = hasNoRefund || !house.hasNights(own.room, stay, own.id);
  expectRefusal(await moved, isRefused, `moving to ${checkIn} for ${nights} by ${price}`);
  if (isRefused) return;
  booking.drop();
  booking.stays = booking.stays.map((one) => (one.id === own.id ? { ...one, stay } : one));
  money.total = total;
  if (price === "list-and-refund") money.owe(refund);
  decide(real, booking, "moved by owner");
}

/** As the ruling says it, of a guest who cancels. */
function basisOf(amount: number, due: number, isInRegret: boolean): string {
  if (amount > due) return "gift";
  if (amount < due) return "agreed";
  return isInRegret ? "law" : "policy";
}

async function cancel(_: House, real: Real, booking: ModelBooking, dice: number) {
  if (!booking.isOn) return;
  const { deps } = real.app;
  const { left } = booking.money;
  const { id } = booking;
  const now = deps.clock();
  const due = booking.atOnce(now);
  const who = dice % 5 === 0 ? "house" : "guest";
  const agreed = dice % 3 === 0 ? " " : "Combinado.";
  const refund = dice % 2 === 0 ? undefined : dice % (left + 1);
  const amount = refund ?? (who === "house" ? left : due);
  const basis = who === "house" ? "house" : basisOf(amount, due, booking.isInRegret(now));
  const isTooLittle = who === "house" ? amount < left : amount < due;
  const mayAgree = who === "guest" && !booking.isInRegret(now) && agreed !== " ";
  const isRefused = isTooLittle && !mayAgree;
  const work = cancelBooking(deps, id, byOwner, { who, refund, agreed });
  expectRefusal(await tried(work), isRefused, `${who} cancels for ${amount} of ${due} and ${left}`);
  if (isRefused) return;
  const { rows } = await deps.pool.query(
    "select who, basis, agreed from cancellation where booking_id = $1",
    [id],
  );
  expect(
    rows[0],
    { who, basis, agreed: basis === "agreed" ? agreed : null },
    "who cancelled, and why so much",
  );
  booking.cancel(amount);
  decide(real, booking, `cancelled by owner, ${basis}`);
}

async function answer(house: House, real: Real, booking: ModelBooking, dice: number) {
  const { deps } = real.app;
  const { id } = booking;
  const { rows } = await deps.pool.query(
    "select id from stay_change where booking_id = $1 order by made_at desc limit 1",
    [id],
  );
  if (rows.length === 0) return;
  const says = dice % 4 === 0 ? "decline" : "accept";
  const answered = await tried(answerChange(deps, id, rows[0].id, says, byOwner));
  const { wish } = booking;
  const isAsked = wish?.state === "asked";
  const isStale = isAsked && says === "accept" && !booking.isStill(wish);
  const { room, stay } = wish?.after ?? { room: "mar" as const, stay: null };
  const isTaken = stay !== null && !house.hasNights(room, stay, wish?.after.id ?? null);
  const refusal = isStale ? "changed-meanwhile" : says === "accept" && isTaken && "nights-taken";
  expectRefusal(answered, isAsked ? refusal : "change-gone", `the answer ${says}`);
  if (!isAsked || refusal) return;
  if (says === "accept") booking.make(wish, deps.clock());
  booking.drop();
  decide(real, booking, `${says} by owner`);
}

async function adjust(_: House, real: Real, booking: ModelBooking, dice: number) {
  const { deps } = real.app;
  const { money } = booking;
  const amount = 1 + (dice % 30_000);
  const isExtra = dice % 3 > 0;
  const adjustment = { amount, words: "" };
  const { id } = booking;
  const work = isExtra
    ? addExtra(deps, id, adjustment, byOwner)
    : giveDiscount(deps, id, adjustment, byOwner);
  const isRefused = !booking.isOn || (!isExtra && amount > money.total);
  expectRefusal(
    await tried(work),
    isRefused,
    `${isExtra ? "an extra" : "a discount"} of ${amount}`,
  );
  if (isRefused) return;
  money.total += isExtra ? amount : -amount;
  decide(real, booking, isExtra ? "extra sold" : "discount given");
}

async function takePayment(_: House, real: Real, booking: ModelBooking, dice: number) {
  const amount = dice % 3 === 0 ? Math.max(1, booking.money.asked) : 1 + (dice % 50_000);
  const payment = { amount, means: "pix", evenMore: true } as const;
  await notePayment(real.app.deps, booking.id, payment, byOwner);
  booking.receive(amount);
  count(real, "payment noted");
}

/** Somebody else is to have the nights that a guest wants. */
async function block(house: House, real: Real, booking: ModelBooking, dice: number) {
  const random = createRandom(dice);
  const near = booking.wish?.after ?? random.pick(booking.stays);
  const checkIn = addDays(near.stay.checkIn, random.below(5) - 2);
  const stay = { checkIn, checkOut: addDays(checkIn, 1 + random.below(2)) };
  const room = random.next() < 0.7 ? near.room : random.pick(rooms);
  const blocked = tried(blockNights(real.app.deps, { listingId: room, stay, note: "" }, byOwner));
  const isFree = house.hasNights(room, stay);
  expectRefusal(await blocked, !isFree, `blocking ${room} on ${checkIn}`);
  if (isFree) house.blocks.push({ room, stay });
}

const isAsked = ({ wish }: ModelBooking) => wish?.state === "asked";

/** What makes a guest's wish void. */
export const overtaking: readonly Step[] = [
  { name: "the owner moves", times: 2, canMove: isOn, run: move },
  { name: "the owner cancels", times: 1, canMove: ({ wish }) => wish !== null, run: cancel },
  {
    name: "the owner adjusts the price",
    times: 3,
    canMove: ({ wish }) => wish !== null,
    run: adjust,
  },
];

export const ownerSteps: readonly Step[] = [
  ...overtaking,
  {
    name: "the owner cancels one room",
    times: 1,
    canMove: ({ isOn: on, stays }) => on && stays.length > 1,
    run: (house, real, booking, dice) => cancelOne(house, real, booking, dice, "owner"),
  },
  { name: "the owner answers", times: 8, canMove: isAsked, run: answer },
  { name: "the owner takes a payment", times: 1, canMove: isOn, run: takePayment },
  { name: "the owner blocks", times: 1, canMove: ({ wish }) => wish !== null, run: block },
];
