import { endChangeSession } from "../../../src/server/checkout/open-change.ts";
import { receiveEvent } from "../../../src/server/checkout/receive-event.ts";
import { reconcile } from "../../../src/server/reconciler/reconcile.ts";
import { sendRefund } from "../../../src/server/refunds/send-refund.ts";
import { control } from "../../support/visit.ts";
import { count, expect, expectRefusal, tried } from "../judge.ts";
import { noticeOf } from "../notice.ts";
import { createRandom } from "../random.ts";
import type { ModelBooking, Session } from "./booking.ts";
import { withdrawal } from "./change-steps.ts";
import type { Step } from "./guest-steps.ts";
import type { House } from "./house.ts";
import { overtaking } from "./owner-steps.ts";
import { MINUTE } from "./policy.ts";
import { guestOf, type Real } from "./real.ts";

/** Providers refuse to open a session that would end within half an hour. */
const TIME_TO_OPEN = 5 * MINUTE;

/** She begins to pay for a change, on this device or on another. */
async function beginToPay(house: House, real: Real, booking: ModelBooking): Promise<void> {
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
  expect(opened.value.dueNow, session.amount, "the rise to pay");
  const known = session.checkoutId ?? opened.value.checkoutId;
  expect(opened.value.checkoutId, known, "the session of the change");
  session.checkoutId = opened.value.checkoutId;
}

function isOpen({ state, checkoutId, openedAt }: Session, now: number): boolean {
  return state === "open" && (checkoutId !== null || now - openedAt < TIME_TO_OPEN);
}

/** Also for a change that she has withdrawn, or that the house has overtaken. */
const payable = ({ sessions }: ModelBooking) =>
  sessions.find(({ state, checkoutId }) => state === "open" && checkoutId !== null);

async function pay(_: House, real: Real, booking: ModelBooking): Promise<void> {
  const session = payable(booking);
  if (!session) return;
  await control(real.app, `sessions/${session.checkoutId}/pay`, { card: "4242424242424242" });
  session.state = "paid";
  count(real, session.wish === booking.wish ? "change paid" : "change paid in vain");
}

/** By the page, by the provider's event, by the timetable. */
async function settle(house: House, real: Real, booking: ModelBooking, dice: number) {
  const { deps } = real.app;
  const now = deps.clock();
  const session = booking.openSession;
  if (!session?.checkoutId) return;
  const { checkoutId } = session;
  const stays = booking.stays;
  house.settle(booking, session, now);
  if (session.state === "paid")
    count(real, stays === booking.stays ? "change lost" : "change made");
  const { api, code } = await guestOf(real, booking);
  if (dice % 2 === 0) await api.settleBalance(code, checkoutId);
  else await receiveEvent(deps, noticeOf({ checkoutId }));
}

/** The jobs of a change: its hold has ended, or nobody wants it any more. */
export async function runJobs(house: House, real: Real): Promise<void> {
  const { deps } = real.app;
  const now = deps.clock();
  for (const booking of house.bookings) {
    const session = booking.openSession;
    const isHeld = session && session.wish === booking.wish && !house.isOverdue(session, now);
    if (session && !isHeld) house.end(booking, session, now);
    await endChangeSession(deps, booking.id, "timetable");
  }
}

export async function reconcileAll(house: House, real: Real): Promise<void> {
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

export async function sendRefunds(real: Real): Promise<void> {
  const { rows } = await real.app.deps.pool.query("select id from refund where state = 'due'");
  for (const { id } of rows) await sendRefund(real.app.deps, id);
}

/** She has begun to pay when she, or the house, thinks better of it; and then she pays. */
async function payOvertaken(house: House, real: Real, booking: ModelBooking, dice: number) {
  await beginToPay(house, real, booking);
  const { run } = createRandom(dice).pick([withdrawal, ...overtaking]);
  await run(house, real, booking, dice);
  await pay(house, real, booking);
}

const isPaying = ({ wish }: ModelBooking) => wish?.state === "paying";

export const paySteps: readonly Step[] = [
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
    async run(house, real, booking, dice) {
      await beginToPay(house, real, booking);
      await pay(house, real, booking);
      await settle(house, real, booking, dice);
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
    run: (_, real) => sendRefunds(real),
  },
];
