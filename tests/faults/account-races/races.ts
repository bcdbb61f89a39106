import { AppError } from "../../../src/domain/app-error.ts";
import { cancelBooking } from "../../../src/server/amendments/cancel-booking.ts";
import { openBalance } from "../../../src/server/begin/pay-due.ts";
import { reconcile } from "../../../src/server/reconciler/reconcile.ts";
import { receiveEvent } from "../../../src/server/settle/receive-event.ts";
import { settleCheckout } from "../../../src/server/settle/settle-checkout.ts";
import type { Someone } from "../../support/desks.ts";
import { newKey } from "../../support/linked-guest.ts";
import { ledgerOf } from "../../support/stories.ts";
import { control, pay } from "../../support/visit.ts";
import type { FaultApp } from "../app.ts";
import { isForNow } from "../client.ts";
import { disputeThere } from "../dispute.ts";
import { byOwner, expect, returned } from "../judge.ts";
import { sendRefunds } from "../money/real.ts";
import { sellRound } from "../money/sell.ts";
import { noticeOf } from "../notice.ts";

/** One round on a new booking whose deposit is paid. The error says what went wrong. */
export type Race = (app: FaultApp, round: Round) => Promise<void>;

export type Round = {
  readonly bookingId: string;
  readonly checkoutId: string;
  readonly owner: Someone;
};

/** Rounds of different numbers have nights of their own. */
export async function newRound(app: FaultApp, owner: Someone, number: number): Promise<Round> {
  const { row, checkoutId } = await sellRound(app, number, { ahead: 40, apart: 4, nights: 3 });
  return { bookingId: row.id, checkoutId, owner };
}

type Sums = Record<"total" | "received" | "refunding" | "disputed" | "open", number>;

async function accountOf(app: FaultApp, { bookingId }: Round): Promise<Sums> {
  const { rows } = await app.deps.pool.query(
    "select total, received, refunding, disputed, open from booking_account where booking_id = $1",
    [bookingId],
  );
  return rows[0];
}

/** A device of the guest: she opens the balance, pays it if it still can be paid, and returns. */
async function payOn(app: FaultApp, round: Round): Promise<string | null> {
  const { checkoutId } = await openBalance(app.deps, round.bookingId);
  const worked = await pay(app, checkoutId).then(
    () => true,
    () => false,
  );
  await settleCheckout(app.deps, checkoutId, returned);
  return worked ? checkoutId : null;
}

const orRefusal = (error: unknown) => {
  if (error instanceof AppError && !isForNow(error)) return null;
  throw error;
};

export const races: Readonly<Record<string, Race>> = {
  /** Only one session is open, and all devices get it. */
  async "two sessions of one purpose"(app, round) {
    const opened = await Promise.all(
      Array.from({ length: 3 }, () => openBalance(app.deps, round.bookingId)),
    );
    const { rows } = await app.deps.pool.query(
      "select checkout_id from payment_session where booking_id = $1 and purpose = 'balance'",
      [round.bookingId],
    );
    expect(rows.length, 1, "sessions");
    expect(new Set(opened.map(({ checkoutId }) => checkoutId)).size, 1, "sessions at the provider");
  },

  /** Whichever comes first, the guest who cancelled has everything coming back, once. */
  async "payment against cancellation"(app, round) {
    const { checkoutId } = await openBalance(app.deps, round.bookingId);
    await pay(app, checkoutId);
    await Promise.all([
      settleCheckout(app.deps, checkoutId, returned),
      cancelBooking(app.deps, round.bookingId, byOwner, { who: "guest" }),
      settleCheckout(app.deps, checkoutId, returned),
    ]);
    const { received, refunding, open } = await accountOf(app, round);
    expect(refunding, received, "money on its way back");
    await sendRefunds(app, round.bookingId);
    expect(open <= 0, true, "nothing is owed");
    const back = [round.checkoutId, checkoutId].map((id) => ledgerOf(app, id)?.amount_refunded);
    const paid = [round.checkoutId, checkoutId].map((id) => ledgerOf(app, id)?.amount_captured);
    expect(back, paid, "given back at the provider");
  },

  /** The bank and we never both give the same money back. */
  async "refund against dispute"(app, round) {
    const dispute = async () => {
      const id = await disputeThere(app, round.checkoutId);
      if (!id) return;
      await receiveEvent(app.deps, noticeOf({ chargebackId: id }));
    };
    const refund = async () => {
      await cancelBooking(app.deps, round.bookingId, byOwner, { who: "guest" }).catch(orRefusal);
      await sendRefunds(app, round.bookingId);
    };
    await Promise.all([dispute(), refund()]);
    await reconcile(app.deps);
    const { received, refunding, disputed } = await accountOf(app, round);
    expect(refunding + disputed <= received, true, `${refunding} + ${disputed} of ${received}`);
  },

  /** A form that is sent several times is one payment. */
  async "note twice"(app, round) {
    const { owner, bookingId } = round;
    owner.formKey = newKey();
    const { received } = await accountOf(app, round);
    await Promise.all(
      Array.from({ length: 3 }, () =>
        owner.api.notePayment({ bookingId, amount: 5_000, means: "pix" }),
      ),
    );
    owner.formKey = null;
    expect((await accountOf(app, round)).received, received + 5_000, "received");
  },

  /** The balance is received once, and nothing has to go back. */
  async "balance paid on two devices"(app, round) {
    const before = await accountOf(app, round);
    const paid = await Promise.all([
      payOn(app, round).catch(orRefusal),
      payOn(app, round).catch(orRefusal),
    ]);
    expect(paid.filter((one) => one !== null).length, 1, "payments that worked");
    const after = await accountOf(app, round);
    expect(after, { ...before, received: before.total, open: 0 }, "the account");
  },

  /** What the reception took meanwhile comes back from the card, once. */
  async "balance against the reception"(app, round) {
    const { checkoutId } = await openBalance(app.deps, round.bookingId);
    await control(app, `sessions/${checkoutId}/pay`, { card: "4242424242424242" });
    const { total, open } = await accountOf(app, round);
    await Promise.all([
      settleCheckout(app.deps, checkoutId, returned),
      round.owner.api
        .notePayment({ bookingId: round.bookingId, amount: open, means: "cash" })
        .catch(orRefusal),
      settleCheckout(app.deps, checkoutId, returned),
    ]);
    const after = await accountOf(app, round);
    expect(after.received - after.refunding, total, "received and kept");
  },
};
