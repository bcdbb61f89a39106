import type { ChargebackMatter } from "../../domain/alert.ts";
import { shareOf } from "../../domain/cancellation.ts";
import { todayIn } from "../../domain/day.ts";
import { leftOnCard } from "../../domain/payment.ts";
import { raiseAlert, resolveAlert } from "../alerts/raise-alert.ts";
import { accountOf } from "../bookings/account.ts";
import type { Booking } from "../bookings/booking.ts";
import { findBooking, lockBooking } from "../bookings/find-booking.ts";
import type { Tx } from "../database/connect.ts";
import { inTransaction } from "../database/transaction.ts";
import { isUuid } from "../database/uuid.ts";
import type { Deps } from "../deps.ts";
import { oweAlertMail } from "../outbox/owe-mail.ts";
import type { Chargeback } from "../payments/provider.ts";
import { getProperty } from "../property/get-property.ts";

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
    await write(tx, chargeback, new Date(deps.clock()));
    await resolveAlert(deps, tx, isOpen ? "chargeback-closed" : "chargeback", subject);
    const alertId = await raiseAlert(deps, tx, {
      kind: isOpen ? "chargeback" : "chargeback-closed",
      subject,
      ...(booking ? { bookingId: booking.id } : {}),
      facts: { ...matterOf(chargeback, timeZone), ...(booking && (await endOf(tx, booking))) },
    });
    if (alertId) await oweAlertMail({ tx, at: new Date(deps.clock()) }, alertId);
  });
}

/** Events may arrive out of order: a closed chargeback does not reopen. */
async function write(
  tx: Tx,
  { id, bookingId, amount, state }: Chargeback,
  at: Date,
): Promise<void> {
  if (!bookingId || !isUuid(bookingId)) return;
  await tx
    .insertInto("chargeback")
    .values({ id, booking_id: bookingId, amount, state, told_at: at })
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet({ amount, state, told_at: at })
        .where((row) => row.or([row("chargeback.state", "=", "open"), row.val(state !== "open")])),
    )
    .execute();
}

/** A guest who cancelled meanwhile may be owed the amount that is free again. */
async function endOf(tx: Tx, booking: Booking): Promise<Partial<ChargebackMatter>> {
  const end = await tx
    .selectFrom("cancellation")
    .select("refund_percent")
    .where("booking_id", "=", booking.id)
    .executeTakeFirst();
  if (!end) return {};
  const due = shareOf(leftOnCard(await accountOf(tx, booking)), end.refund_percent);
  return { cancelled: true, ...(due > 0 && { due }) };
}

function matterOf({ amount, state, answerBy }: Chargeback, timeZone: string): ChargebackMatter {
  if (state !== "open") return { amount, outcome: state };
  return { amount, ...(answerBy && { answerBy: todayIn(timeZone, answerBy.getTime()) }) };
}
