import type { ChargebackMatter } from "../../domain/alert.ts";
import { todayIn } from "../../domain/day.ts";
import { oweAlertMail } from "../alerts/owe-alert-mail.ts";
import { raiseAlert, resolveAlert } from "../alerts/raise-alert.ts";
import { findBooking } from "../bookings/find-booking.ts";
import type { Tx } from "../database/connect.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import type { Chargeback } from "../payments/provider.ts";
import { getProperty } from "../property/get-property.ts";

/**
 * A guest has asked her bank for the money back. The house cannot answer for the owner: it tells
 * her by when and with what, and later how it ended. Any number of calls leave the same state.
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
    await resolveAlert(deps, tx, isOpen ? "chargeback-closed" : "chargeback", subject);
    const booking = bookingId ? await findBooking(tx, bookingId) : undefined;
    const alertId = await raiseAlert(deps, tx, {
      kind: isOpen ? "chargeback" : "chargeback-closed",
      subject,
      ...(booking ? { bookingId: booking.id } : {}),
      facts: matterOf(chargeback, timeZone),
    });
    if (alertId) await oweAlertMail(tx, alertId, new Date(deps.clock()));
  });
}

function matterOf({ amount, state, answerBy }: Chargeback, timeZone: string): ChargebackMatter {
  if (state !== "open") return { amount, outcome: state };
  return { amount, ...(answerBy && { answerBy: todayIn(timeZone, answerBy.getTime()) }) };
}
