import { sql } from "kysely";
import type { NotedReturn } from "../../contract/owner/booking-money.ts";
import { askedOf, type HandMeans, leftIn, spreadRefund } from "../../domain/account.ts";
import { AppError } from "../../domain/app-error.ts";
import { isOver } from "../../domain/booking.ts";
import type { Cause } from "../../domain/cause.ts";
import type { Centavos } from "../../domain/money.ts";
import type { RefundReason } from "../../domain/refund.ts";
import { annotate } from "../account/annotate.ts";
import { owedByHand } from "../account/owed-by-hand.ts";
import { post, reverse } from "../account/post.ts";
import { readAccount } from "../account/read-account.ts";
import { retainLess } from "../account/retain.ts";
import { changeBooking } from "../bookings/change-booking.ts";
import { writeJournal } from "../bookings/journal.ts";
import type { Change } from "../change.ts";
import type { Deps } from "../deps.ts";
import { oweGivenBackMail } from "../outbox/owe-mail.ts";
import { discountRefund } from "./discount-refund.ts";
import { forgetRefundKey } from "./forget-refund-key.ts";
import { giveGiftsByHand } from "./refused-gifts.ts";

/**
 * Records money returned at the reception. It settles waiting refunds by hand first; the rest
 * becomes a refund of its own.
 */
export async function noteReturn(
  deps: Deps,
  bookingId: string,
  given: NotedReturn & { readonly amount: Centavos; readonly means: HandMeans },
  cause: Cause,
): Promise<void> {
  await changeBooking(deps, bookingId, cause, async (change, booking) => {
    const { means } = given;
    const waiting = await waitingOf(change, bookingId);
    const owed = waiting.reduce((sum, { amount }) => sum + amount, 0);
    await refuseOutdated(change, bookingId, given.seen);
    const account = await readAccount(change.tx, bookingId);
    if (given.amount > owed + leftIn(account)) throw new AppError("refund-too-high");
    let rest = given.amount;
    for (const refund of waiting) {
      const part = Math.min(rest, refund.amount);
      if (part > 0) await payWaiting(change, refund, part, means);
      rest -= part;
    }
    if (rest > 0) {
      const ofGifts = await giveGiftsByHand(deps, change, bookingId, rest);
      // For refused gifts the price was lowered when they were given, so no second discount. If
      // nothing is open, no discount is needed for them either.
      const lowered = askedOf(account) > 0 ? ofGifts : 0;
      const discount = await discountRefund(change, booking, rest - lowered);
      const [refund] = await giveBackNow(change, bookingId, rest, means);
      await annotate(change, booking, discount?.entryId ?? refund, given.words);
      if (isOver(booking.state)) await retainLess(change, bookingId);
      await oweGivenBackMail(change, bookingId);
    }
    await forgetRefundKey(change, bookingId);
    const entry = { bookingId, event: "paid-by-hand", state: booking.state } as const;
    await writeJournal(change, { ...entry, facts: { amount: -given.amount, method: means } });
  });
}

/** Refused if the amount owed by hand has changed since the page was opened. */
async function refuseOutdated(
  { tx }: Change,
  bookingId: string,
  seen: Centavos | undefined,
): Promise<void> {
  if (seen === undefined) return;
  const owedTo = await owedByHand(tx, [bookingId]);
  if (seen !== owedTo(bookingId).owed) throw new AppError("refund-settled");
}

type Waiting = {
  readonly id: string;
  readonly booking_id: string;
  readonly of_payment: string;
  readonly reason: RefundReason;
  readonly amount: Centavos;
};

async function waitingOf({ tx }: Change, bookingId: string): Promise<Waiting[]> {
  return tx
    .selectFrom("refund")
    .select(["id", "booking_id", "reason", "amount"])
    .select((row) => row.ref("of_payment").$notNull().as("of_payment"))
    .where("booking_id", "=", bookingId)
    .where("state", "=", "by-hand")
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** If only a part was returned, the rest keeps waiting. */
async function payWaiting(
  change: Change,
  refund: Waiting,
  part: Centavos,
  means: HandMeans,
): Promise<void> {
  const { tx, at } = change;
  const { id, booking_id: bookingId, of_payment: paymentId } = refund;
  if (part === refund.amount) {
    await tx
      .updateTable("refund")
      .set({ state: "succeeded", means, done_at: at })
      .where("id", "=", id)
      .execute();
    await post(change, bookingId, [{ kind: "refunded", paymentId, refundId: id, amount: part }]);
    return;
  }
  const rest = refund.amount - part;
  await reverse(change, { kind: "refund", refundId: id });
  await tx
    .updateTable("refund")
    .set((row) => ({ amount: rest, discount: sql<number>`least(${row.ref("discount")}, ${rest})` }))
    .where("id", "=", id)
    .execute();
  await post(change, bookingId, [{ kind: "refund", paymentId, refundId: id, amount: rest }]);
  await giveBackOf(change, bookingId, { paymentId, amount: part, means, reason: refund.reason });
}

async function giveBackNow(
  change: Change,
  bookingId: string,
  amount: Centavos,
  means: HandMeans,
): Promise<string[]> {
  const { payments } = await readAccount(change.tx, bookingId);
  // From payments by the same means, if they suffice.
  const alike = spreadRefund(
    payments.filter((payment) => payment.means === means),
    amount,
    change.at,
  );
  const entries: string[] = [];
  for (const part of alike ?? spreadRefund(payments, amount, change.at) ?? []) {
    const of = { paymentId: part.payment.id, amount: part.amount };
    entries.push(...(await giveBackOf(change, bookingId, { ...of, means, reason: "noted" })));
  }
  return entries;
}

type Given = {
  readonly id?: string;
  readonly paymentId: string;
  readonly amount: Centavos;
  readonly means: HandMeans;
  readonly reason: RefundReason;
};

/** Writes a completed refund by hand of one payment. Returns its entries' ids. */
export async function giveBackOf(
  change: Change,
  bookingId: string,
  { id, paymentId, amount, means, reason }: Given,
): Promise<string[]> {
  const { tx, at } = change;
  const { id: refundId } = await tx
    .insertInto("refund")
    .values({
      ...(id && { id }),
      booking_id: bookingId,
      of_payment: paymentId,
      reason,
      amount,
      state: "succeeded",
      means,
      created_at: at,
      done_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const part = { paymentId, refundId, amount };
  return post(change, bookingId, [
    { kind: "refund", ...part },
    { kind: "refunded", ...part },
  ]);
}
