import { expireHold } from "../../../src/server/bookings/expire-hold.ts";
import { lockBooking } from "../../../src/server/bookings/find-booking.ts";
import { lockRooms } from "../../../src/server/calendar/lock-rooms.ts";
import { physicalRoomsOf } from "../../../src/server/listings/physical-rooms-of.ts";
import { receiveEvent } from "../../../src/server/settle/receive-event.ts";
import { refundByHand } from "../../support/stories.ts";
import { askInside } from "../client.ts";
import { expect } from "../judge.ts";
import { block } from "../money/rooms.ts";
import { payThere } from "../money/sessions.ts";
import { noticeOf } from "../notice.ts";
import { book } from "./book.ts";
import type { HeldBooking } from "./booking.ts";
import { type AccountMove, type AccountStep, checkoutOf, VISITORS, visitOf } from "./real.ts";

export const tellOfFirst: AccountMove = (world, real, booking) => {
  world.settle(booking);
  return receiveEvent(real.app.deps, noticeOf({ checkoutId: checkoutOf(booking) }));
};

/** The expected response of POST /reservas for a settled booking. */
function answerFor({ first, state }: HeldBooking): number {
  if (first.state === "open") return state === "cancelled" ? 410 : 402;
  return { held: 402, confirmed: 200, cancelled: 410, expired: 410, refunded: 409 }[state];
}

const comeBack: AccountMove = async (world, real, booking) => {
  world.settle(booking);
  const answer = await askInside(() => visitOf(real, 0).settle(checkoutOf(booking)));
  expect(answer.statusCode, answerFor(booking), "the answer of the success page");
};

const refundThere: AccountMove = async (_, real, booking, random) => {
  if (!booking.isUnsettled || booking.returned > 0) return;
  const { amount } = booking.first;
  booking.returned = random.next() < 0.3 ? Math.floor(amount / 3) : amount;
  booking.backAtProvider += booking.returned;
  await refundByHand(real.app, checkoutOf(booking), booking.returned);
};

/**
 * The nights are freed although the session can still be paid: this must not happen, but the app
 * has to handle it (a restored backup, a manual change).
 */
const loseHold: AccountMove = async (_, real, booking) => {
  if (booking.state !== "held") return;
  const { deps } = real.app;
  await deps.db.transaction().execute(async (tx) => {
    for (const { room } of booking.stays)
      await lockRooms(tx, await physicalRoomsOf(tx, { listing_id: room }));
    const row = await lockBooking(tx, booking.id);
    const cause = { actor: "system", source: "timetable" } as const;
    await expireHold({ tx, cause, at: new Date(deps.clock()) }, row);
  });
  booking.expire(deps.clock());
};

/** Another guest takes the nights of one of the rooms before the late payment. */
const loseNights: AccountMove = async (world, real, booking, random) => {
  if (booking.state !== "held") return;
  await loseHold(world, real, booking, random);
  const last = booking.stays.at(-1);
  if (last) await block(world, real, last.room, last.stay);
};

const isUnsettled = (booking: HeldBooking) => booking.isUnsettled;
const isHeld = ({ state, first }: HeldBooking) => state === "held" && first.state === "open";

/** What becomes of a hold. */
export const holdSteps: readonly AccountStep[] = [
  {
    name: "book",
    times: 4,
    async happens(world, real, random) {
      await book(world, real, random);
    },
  },
  {
    name: "buy",
    times: 8,
    async happens(world, real, random) {
      const hold = await book(world, real, random);
      if (hold?.first.state !== "open") return;
      await payThere(real, hold.first);
      await tellOfFirst(world, real, hold, random);
    },
  },
  {
    name: "pay",
    times: 3,
    canMove: ({ first, state }) => first.state === "open" && state !== "cancelled",
    async run(_, real, { first }) {
      await payThere(real, first);
    },
  },
  { name: "return", times: 2, canMove: isUnsettled, run: comeBack },
  { name: "webhook", times: 2, canMove: isUnsettled, run: tellOfFirst },
  { name: "give back at the provider", times: 1, canMove: isUnsettled, run: refundThere },
  {
    name: "release",
    times: 1,
    async happens(world, real, random) {
      const visitor = random.below(VISITORS);
      const hold = world.liveHold(visitor);
      if (hold) world.closeCheckout(hold);
      await visitOf(real, visitor).post("/payment/release-checkout");
    },
  },
  { name: "lose the hold", times: 2, canMove: isHeld, run: loseHold },
  { name: "lose the nights", times: 2, canMove: isHeld, run: loseNights },
];
