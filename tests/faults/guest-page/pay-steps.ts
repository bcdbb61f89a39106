import { endChangeSession } from "../../../src/server/begin/claim-change.ts";
import { reconcile } from "../../../src/server/reconciler/reconcile.ts";
import { count, expectRefusal, tried } from "../judge.ts";
import { MINUTE } from "../money/policy.ts";
import { guestOf, type Real, sendRefunds } from "../money/real.ts";
import { hear, noteOpened, payThere } from "../money/sessions.ts";
import type { ChangeSession, ModelBooking } from "./booking.ts";
import { withdrawal } from "./change-steps.ts";
import type { GuestHouse } from "./house.ts";
import { overtaking } from "./owner-steps.ts";
import type { GuestMove, GuestStep } from "./real.ts";

/** Providers refuse to open a session that would end within half an hour. */
const TIME_TO_OPEN = 5 * MINUTE;

/** She begins to pay for a change, on this device or on another. */
const beginToPay: GuestMove = async (house, real, booking) => {
  const { deps } = real.app;
  const now = deps.clock();
  const { api, code } = await guestOf(real, booking);
  const opened = await tried(api.payChange(code));
  const session = booking.openSession;
  const isWanted = session !== undefined && session.wish === booking.wish;
  const isPayable = isWanted && booking.isStill(session.wish) && isOpen(session, now);
  expectRefusal(opened, isPayable ? false : "change-gone", "beginning to pay for a change");
  if (isWanted && !isPayable) house.end(booking, session, now);
  if (!("value" in opened) || !session) return;
  noteOpened(session, opened.value);
};

function isOpen({ state, checkoutId, openedAt }: ChangeSession, now: number): boolean {
  return state === "open" && (checkoutId !== null || now - openedAt < TIME_TO_OPEN);
}

/** Also for a change that she has withdrawn, or that the house has made void. */
const payable = ({ changes }: ModelBooking) =>
  changes.find(({ state, checkoutId }) => state === "open" && checkoutId !== null);

const pay: GuestMove = async (_, real, booking) => {
  const session = payable(booking);
  if (!session || !(await payThere(real, session))) return;
  count(real, session.wish === booking.wish ? "change paid" : "change paid in vain");
};

const settle: GuestMove = async (house, real, booking, random) => {
  const session = booking.openSession;
  if (!session?.checkoutId) return;
  const stays = booking.stays;
  house.settle(booking, session, real.app.deps.clock());
  if (session.state === "paid")
    count(real, stays === booking.stays ? "change lost" : "change made");
  await hear(real, booking, session.checkoutId, random);
};

/** The jobs of a change: they end its session once its hold has ended or the change was dropped. */
export async function runJobs(house: GuestHouse, real: Real): Promise<void> {
  const { deps } = real.app;
  const now = deps.clock();
  for (const booking of house.bookings) {
    const session = booking.openSession;
    const isHeld = session && session.wish === booking.wish && !house.isOverdue(session, now);
    if (session && !isHeld) house.end(booking, session, now);
    await endChangeSession(deps, booking.id, "timetable");
  }
}

export async function reconcileAll(house: GuestHouse, real: Real): Promise<void> {
  const now = real.app.deps.clock();
  for (const booking of house.bookings) {
    const session = booking.openSession;
    if (!session) continue;
    const isOver = session.wish === booking.wish && house.isOverdue(session, now);
    if (isOver) house.end(booking, session, now);
    else if (session.checkoutId) house.settle(booking, session, now);
  }
  await reconcile(real.app.deps);
}

/** She begins to pay; she or the house drops the change; and then she pays. */
const payOvertaken: GuestMove = async (house, real, booking, random) => {
  await beginToPay(house, real, booking, random);
  await random.pick([withdrawal, ...overtaking]).run(house, real, booking, random);
  await pay(house, real, booking, random);
};

const isPaying = ({ wish }: ModelBooking) => wish?.state === "paying";

export const paySteps: readonly GuestStep[] = [
  { name: "she begins to pay for a change", times: 10, canMove: isPaying, run: beginToPay },
  {
    name: "she pays for a change",
    times: 4,
    canMove: (one) => payable(one) !== undefined,
    run: pay,
  },
  {
    name: "she pays for a change at once",
    times: 12,
    canMove: isPaying,
    async run(house, real, booking, random) {
      await beginToPay(house, real, booking, random);
      await pay(house, real, booking, random);
      await settle(house, real, booking, random);
    },
  },
  { name: "she pays for a change in vain", times: 12, canMove: isPaying, run: payOvertaken },
  {
    name: "the change is settled",
    times: 12,
    canMove: ({ openSession }) => openSession?.state === "paid",
    run: settle,
  },
  { name: "jobs run", times: 2, canMove: isPaying, run: runJobs },
  { name: "the books are reconciled", times: 2, canMove: isPaying, run: reconcileAll },
  {
    name: "refunds are sent",
    times: 1,
    canMove: ({ money }) => money.underWay > 0,
    run: (_, real) => sendRefunds(real.app),
  },
];
