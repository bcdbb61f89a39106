import { leftIn } from "../../domain/account.ts";
import type { ChargebackMatter } from "../../domain/alert.ts";
import { isOver } from "../../domain/booking.ts";
import { shareOf } from "../../domain/cancellation.ts";
import { todayIn } from "../../domain/day.ts";
import type { Centavos } from "../../domain/money.ts";
import { readAccount } from "../account/read-account.ts";
import { retainLess } from "../account/retain.ts";
import { raiseAlert, resolveAlert } from "../alerts/raise-alert.ts";
import type { Booking } from "../bookings/booking.ts";
import { findBooking, lockBooking } from "../bookings/find-booking.ts";
import type { Change } from "../change.ts";
import type { Tx } from "../database/connect.ts";
import { inTransaction } from "../database/transaction.ts";
import { isUuid } from "../database/uuid.ts";
import type { Deps } from "../deps.ts";
import { oweAlertMail } from "../outbox/owe-mail.ts";
import type { Chargeback } from "../payments/provider.ts";
import { getProperty } from "../property/get-property.ts";
import { type ChargebackRow, enterChargeback } from "./enter-chargebacks.ts";

const cause = { actor: "provider", source: "webhook" } as const;

/**
 * Records a chargeback. Only the owner can respond: she is alerted with the deadline and the facts,
 * and later of the outcome. Disputed or lost amounts cannot be refunded. Idempotent.
 */
export async function settleChargeback(
  deps: Deps,
  chargeback: Chargeback,
  also: (tx: Tx) => Promise<void> = async () => {},
): Promise<void> {
  const { id: subject, bookingId } = chargeback;
  const { timeZone } = await getProperty(deps.db);
  await inTransaction(deps.db, async (tx) => {
    await also(tx);
    const isOpen = chargeback.state === "open";
    const known = bookingId ? await findBooking(tx, bookingId) : undefined;
    // Row lock: a concurrent refund sees this chargeback, or is seen by it.
    const booking = known && (await lockBooking(tx, known.id));
    const change = { tx, cause, at: new Date(deps.clock()) };
    const row = await write(change, chargeback);
    if (row && booking) await enterChargeback(change, row);
    if (booking && isOver(booking.state)) await retainLess(change, booking.id);
    await resolveAlert(deps, tx, isOpen ? "chargeback-closed" : "chargeback", subject);
    const alertId = await raiseAlert(deps, tx, {
      kind: isOpen ? "chargeback" : "chargeback-closed",
      subject,
      ...(booking ? { bookingId: booking.id } : {}),
      facts: {
        ...matterOf(chargeback, timeZone),
        ...(booking && (await endOf(tx, booking, chargeback.amount))),
      },
    });
    if (alertId) await oweAlertMail({ tx, at: new Date(deps.clock()) }, alertId);
  });
}

/** Events may arrive out of order: a closed chargeback does not reopen. */
async function write(
  { tx, at }: Change,
  { id, bookingId, paymentId, amount, state, answerBy }: Chargeback,
): Promise<ChargebackRow | undefined> {
  if (!bookingId || !isUuid(bookingId) || amount === 0) return undefined;
  const told = { amount, state, told_at: at, reference: paymentId, answer_by: answerBy };
  return tx
    .insertInto("chargeback")
    .values({ id, booking_id: bookingId, ...told })
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet(told)
        .where((row) => row.or([row("chargeback.state", "=", "open"), row.val(state !== "open")])),
    )
    .returningAll()
    .executeTakeFirst();
}

/** A guest who cancelled meanwhile may be owed a share of the amount that the dispute has freed. */
async function endOf(
  tx: Tx,
  booking: Booking,
  freed: Centavos,
): Promise<Partial<ChargebackMatter>> {
  const end = await tx
    .selectFrom("cancellation")
    .select(["refund_percent", "basis"])
    .where("booking_id", "=", booking.id)
    .executeTakeFirst();
  if (!end) return {};
  // An agreement about the refund did not cover this amount.
  if (end.basis === "agreed") return { cancelled: true };
  const left = leftIn(await readAccount(tx, booking.id));
  const due = Math.min(left, shareOf(freed, end.refund_percent));
  return { cancelled: true, ...(due > 0 && { due }) };
}

function matterOf({ amount, state, answerBy }: Chargeback, timeZone: string): ChargebackMatter {
  if (state !== "open") return { amount, outcome: state };
  return { amount, ...(answerBy && { answerBy: todayIn(timeZone, answerBy.getTime()) }) };
}
