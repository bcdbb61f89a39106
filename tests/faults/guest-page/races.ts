import { setTimeout as sleep } from "node:timers/promises";
import type { GuestChange } from "../../../src/contract/guest-api.ts";
import { cancelBooking } from "../../../src/server/amendments/cancel-booking.ts";
import { changeStay } from "../../../src/server/amendments/change-stay.ts";
import { endChangeSession } from "../../../src/server/begin/claim-change.ts";
import { getBooking } from "../../../src/server/bookings/find-booking.ts";
import { reconcile } from "../../../src/server/reconciler/reconcile.ts";
import { receiveEvent } from "../../../src/server/settle/receive-event.ts";
import { settleCheckout } from "../../../src/server/settle/settle-checkout.ts";
import { newKey } from "../../support/linked-guest.ts";
import { pay, stayAhead } from "../../support/visit.ts";
import type { FaultApp } from "../app.ts";
import { byOwner, expect, returned, succeeded, tried } from "../judge.ts";
import { share } from "../money/booking.ts";
import { bookRooms } from "../money/sell.ts";
import { noticeOf } from "../notice.ts";
import { accountOf, figuresOf, type Round, standing, wishOf } from "./race-round.ts";

/** One round on a new booking that is paid. The error says what went wrong. */
export type Race = {
  /** How many days ahead the stay begins: the policy refunds all until a week before, then half. */
  readonly ahead: number;
  /** Returns which of the correct outcomes it was. */
  run(app: FaultApp, round: Round): Promise<string>;
};

const FAR = 40;

/** Starts the other side a little later from round to round, so that each side wins sometimes. */
const later = <T>({ number }: Round, work: () => Promise<T>) => sleep(3 * number).then(work);

async function change(round: Round, wish: GuestChange, keys = [newKey()]) {
  const seen = await figuresOf(round, wish);
  const { api, code } = round;
  return keys.map((key) => () => tried(api.change(code, key, { ...wish, seen })));
}

/** She has pressed for a longer stay, and has paid for it at the provider. */
async function paidChange(app: FaultApp, round: Round) {
  const wish = wishOf(round, 0, 4);
  const [press] = await change(round, wish);
  expect(await press?.(), { value: "pay" }, "a change to pay for");
  const { checkoutId, dueNow } = await round.api.payChange(round.code);
  await pay(app, checkoutId);
  return { checkoutId, rise: dueNow, wish };
}

/** Two presses of one form: one cancellation and one refund, in whatever order they arrive. */
const pressCancel = (keys: () => [string, string]): Race => ({
  ahead: FAR,
  async run(app, round) {
    const { api, code } = round;
    const { refund } = await api.previewCancellation(code);
    const pressed = await Promise.all(
      keys().map((key) => tried(api.cancel(code, key, { seen: refund }))),
    );
    expect(pressed.filter(succeeded).length, 2, "presses that are answered alike");
    const { received, refunding } = await accountOf(app, round);
    expect([refunding, received], [refund, refund], "what goes back");
    const { state, cancelled } = await standing(app, round);
    expect([state, cancelled], ["cancelled", 1], "the cancellation");
    return "cancelled once";
  },
});

/** The same for a change that is made at once, and for one that is paid first. */
const pressChange = (keys: () => [string, string], nights: number): Race => ({
  ahead: FAR,
  async run(app, round) {
    const [one, other] = keys();
    const wish = wishOf(round, 0, nights);
    const seen = await figuresOf(round, wish);
    const presses = await change(round, wish, [one, other]);
    const answers = await Promise.all(presses.map((press) => press()));
    const isPaidFirst = seen.payFirst > 0;
    const expected = one === other || isPaidFirst ? 2 : 1;
    const told = JSON.stringify(answers);
    expect(answers.filter(succeeded).length, expected, `presses that worked, of ${told}`);
    const { moved, wishes, sessions, checkOut } = await standing(app, round);
    expect([moved, wishes, sessions], isPaidFirst ? [0, 1, 1] : [1, 0, 0], "changes made and open");
    expect(checkOut, isPaidFirst ? round.stay.checkOut : wish.stay.checkOut, "the departure");
    const { total, refunding } = await accountOf(app, round);
    if (!isPaidFirst) expect([total, refunding], [seen.total, seen.refund], "the seen figures");
    return isPaidFirst ? "held once" : "made once";
  },
});

const sameKey = (): [string, string] => {
  const key = newKey();
  return [key, key];
};
const twoKeys = (): [string, string] => [newKey(), newKey()];

export const races: Readonly<Record<string, Race>> = {
  /** Moved to where cancelling costs half, she is asked again; once cancelled, it cannot move. */
  "cancel against the owner's move": {
    ahead: FAR,
    async run(app, round) {
      const { api, code, bookingId, room } = round;
      const { refund } = await api.previewCancellation(code);
      const { version } = await getBooking(app.deps.db, bookingId);
      // Nights of this round alone, nearer than those of any booking.
      const nights = stayAhead(app, 3 + Math.floor(round.number / 4), 1);
      const wish = { listingId: room, stay: nights, stayId: bookingId, price: "keep" } as const;
      const [cancelled, moved] = await Promise.all([
        tried(api.cancel(code, newKey(), { seen: refund })),
        later(round, () => tried(changeStay(app.deps, bookingId, version, wish, byOwner))),
      ]);
      const { state, checkIn } = await standing(app, round);
      const { refunding } = await accountOf(app, round);
      expect(succeeded(cancelled), !succeeded(moved), "one of both worked");
      if (succeeded(cancelled)) expect([state, refunding], ["cancelled", refund], "cancelled");
      else expect([state, checkIn, refunding], ["confirmed", nights.checkIn, 0], "moved");
      return succeeded(cancelled) ? "cancelled" : "moved";
    },
  },

  /** The same nights: one of the two gets them, and the other is refused. */
  "change against another guest's hold": {
    ahead: FAR,
    async run(app, round) {
      const wish = wishOf(round, 3, round.number % 2 === 0 ? 2 : 3);
      const [press] = await change(round, wish);
      const [changed, checkoutId] = await Promise.all([
        press?.() ?? {},
        later(round, () => bookRooms(app, [round.room], wish.stay)),
      ]);
      expect(succeeded(changed), checkoutId === null, "one of both has the nights");
      return checkoutId === null ? "changed" : "held";
    },
  },

  "cancel pressed twice": pressCancel(sameKey),
  "cancel pressed on two devices": pressCancel(twoKeys),
  "change pressed twice": pressChange(sameKey, 1),
  "change pressed on two devices": pressChange(twoKeys, 1),
  "paid change pressed twice": pressChange(sameKey, 4),
  "paid change pressed on two devices": pressChange(twoKeys, 4),

  /** Whichever comes first, she has back what cancelling at once gives, less at most a centavo. */
  "change against the owner's cancel": {
    ahead: 3,
    async run(app, round) {
      const { refundPercent } = await round.api.previewCancellation(round.code);
      const [press] = await change(round, wishOf(round, 0, 1));
      const [changed] = await Promise.all([
        press?.() ?? {},
        later(round, () => cancelBooking(app.deps, round.bookingId, byOwner, { who: "guest" })),
      ]);
      const { received, refunding, total, open } = await accountOf(app, round);
      const most = share(received, refundPercent);
      if (refunding > most || refunding < most - 1)
        throw new Error(`${refunding} goes back of ${received} at ${refundPercent} percent`);
      const { state, wishes } = await standing(app, round);
      expect([state, wishes, total], ["cancelled", 0, received - refunding], "cancelled");
      expect(open <= 0, true, "nothing is owed");
      return succeeded(changed) ? "changed, then cancelled" : "cancelled";
    },
  },

  /** Made once, paid once, and nothing has to go back. */
  "paid change settled by everybody": {
    ahead: FAR,
    async run(app, round) {
      const { deps } = app;
      const before = await accountOf(app, round);
      const { checkoutId, rise, wish } = await paidChange(app, round);
      const event = noticeOf({ checkoutId });
      await Promise.all([
        receiveEvent(deps, event),
        receiveEvent(deps, event).catch(() => {}),
        round.api.settleBalance(round.code, checkoutId),
        reconcile(deps),
        settleCheckout(deps, checkoutId, returned),
        endChangeSession(deps, round.bookingId, "timetable"),
      ]);
      const sums = { total: before.total + rise, received: before.received + rise };
      expect(await accountOf(app, round), { ...sums, refunding: 0, open: 0 }, "the account");
      const { moved, wishes, sessions, checkOut } = await standing(app, round);
      expect([moved, wishes, sessions], [1, 0, 0], "changes made and open");
      expect(checkOut, wish.stay.checkOut, "the departure");
      return "made once";
    },
  },

  /** The change is made, or the payment is given back. */
  "payment of a change against its withdrawal": {
    ahead: FAR,
    async run(app, round) {
      const { checkoutId, rise, wish } = await paidChange(app, round);
      const [, withdrawn] = await Promise.all([
        settleCheckout(app.deps, checkoutId, returned),
        tried(round.api.withdrawChange(round.code, newKey())),
      ]);
      await settleCheckout(app.deps, checkoutId, returned);
      const isMade = !succeeded(withdrawn);
      const { refunding, open } = await accountOf(app, round);
      expect([refunding, open], [isMade ? 0 : rise, isMade ? 0 : -rise], "the account");
      const { checkOut, wishes } = await standing(app, round);
      const should = isMade ? wish.stay.checkOut : round.stay.checkOut;
      expect([checkOut, wishes], [should, 0], "the stay");
      return isMade ? "made" : "given back";
    },
  },

  /** Whatever she has paid comes back. */
  "payment of a change against the owner's cancel": {
    ahead: FAR,
    async run(app, round) {
      const { checkoutId } = await paidChange(app, round);
      await Promise.all([
        settleCheckout(app.deps, checkoutId, returned),
        later(round, () => cancelBooking(app.deps, round.bookingId, byOwner, { who: "guest" })),
        receiveEvent(app.deps, noticeOf({ checkoutId })),
      ]);
      const { received, refunding, total } = await accountOf(app, round);
      expect([refunding, total], [received, 0], "everything goes back");
      return (await standing(app, round)).moved > 0 ? "made, then cancelled" : "given back";
    },
  },
};
