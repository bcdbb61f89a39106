import { addDays } from "../../../src/domain/day.ts";
import { answerChange } from "../../../src/server/amendments/answer-change.ts";
import { byOwner, count, expectRefusal, tried } from "../judge.ts";
import { adjust, cancel, takePayment } from "../money/desk.ts";
import { ofStay } from "../money/house.ts";
import { isOn, type Real } from "../money/real.ts";
import { block, cancelOneByOwner, move } from "../money/rooms.ts";
import type { Random } from "../random.ts";
import { type ModelBooking, rooms } from "./booking.ts";
import type { GuestHouse } from "./house.ts";
import type { GuestMove, GuestStep } from "./real.ts";

const answer: GuestMove = async (house, real, booking, random) => {
  const { deps } = real.app;
  const { id, wish } = booking;
  const { rows } = await deps.pool.query(
    "select id from stay_change where booking_id = $1 order by made_at desc limit 1",
    [id],
  );
  if (rows.length === 0) return;
  const says = random.next() < 0.25 ? "decline" : "accept";
  const answered = await tried(answerChange(deps, id, rows[0].id, says, byOwner));
  const isAsked = wish?.state === "asked";
  const isStale = isAsked && says === "accept" && !booking.isStill(wish);
  const after = wish?.after;
  const isTaken = after !== undefined && !house.hasNights(after.room, after.stay, ofStay(after.id));
  const refusal = isStale ? "changed-meanwhile" : says === "accept" && isTaken && "nights-taken";
  expectRefusal(answered, isAsked ? refusal : "change-gone", `the answer ${says}`);
  if (!isAsked || refusal) return;
  if (says === "accept") booking.make(wish, deps.clock());
  booking.drop();
  booking.overrule();
  count(real, `${says} by owner`);
};

/** Blocks nights that the guest wants, or nights around her own. */
async function blockNear(house: GuestHouse, real: Real, booking: ModelBooking, random: Random) {
  const near = booking.wish?.after ?? random.pick(booking.stays);
  const checkIn = addDays(near.stay.checkIn, random.below(5) - 2);
  const stay = { checkIn, checkOut: addDays(checkIn, 1 + random.below(2)) };
  await block(house, real, random.next() < 0.7 ? near.room : random.pick(rooms), stay);
}

const hasWish = ({ wish }: ModelBooking) => wish !== null;

/** What makes a guest's wish void. */
export const overtaking = [
  { name: "the owner moves", times: 2, canMove: isOn, run: move },
  { name: "the owner cancels", times: 1, canMove: hasWish, run: cancel },
  { name: "the owner adjusts the price", times: 3, canMove: hasWish, run: adjust },
] as const satisfies readonly GuestStep[];

export const ownerSteps: readonly GuestStep[] = [
  ...overtaking,
  {
    name: "the owner cancels one room",
    times: 1,
    canMove: ({ isOn: on, stays }) => on && stays.length > 1,
    run: cancelOneByOwner,
  },
  {
    name: "the owner answers",
    times: 8,
    canMove: ({ wish }) => wish?.state === "asked",
    run: answer,
  },
  { name: "the owner takes a payment", times: 1, canMove: isOn, run: takePayment },
  { name: "the owner blocks", times: 1, canMove: hasWish, run: blockNear },
];
