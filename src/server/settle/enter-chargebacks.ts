import type { Selectable } from "kysely";
import { post, reverse } from "../account/post.ts";
import type { Change } from "../change.ts";
import type { Tables } from "../database/tables.ts";
import { roomIn } from "../refunds/enter-refund.ts";

export type ChargebackRow = Selectable<Tables["chargeback"]>;

/**
 * A chargeback may be reported before its payment is known here; it is entered with the payment.
 */
export async function enterChargebacks(
  change: Change,
  bookingId: string,
  reference: string,
): Promise<void> {
  const known = await change.tx
    .selectFrom("chargeback")
    .selectAll()
    .where("booking_id", "=", bookingId)
    .where((row) => row.or([row("reference", "=", reference), row("reference", "is", null)]))
    .execute();
  for (const chargeback of known) await enterChargeback(change, chargeback);
}

/** Brings the account in line with a dispute's state. Nothing if its payment is not known yet. */
export async function enterChargeback(change: Change, chargeback: ChargebackRow): Promise<void> {
  const { tx } = change;
  const { id: chargebackId, booking_id: bookingId, reference, amount, state } = chargeback;
  const payment = await tx
    .selectFrom("payment")
    .select("id")
    .where("booking_id", "=", bookingId)
    .where("means", "=", "online")
    .$if(reference !== null, (query) => query.where("reference", "=", reference))
    .executeTakeFirst();
  if (!payment) return;
  const entered = await enteredOf(change, chargebackId);
  const wanted = { dispute: state === "won" ? 0 : amount, lost: state === "lost" ? amount : 0 };
  if (entered.lost !== wanted.lost && entered.lost > 0) {
    await reverse(change, { kind: "dispute-lost", chargebackId });
  }
  const part = { paymentId: payment.id, chargebackId, amount };
  if (entered.dispute !== wanted.dispute) {
    if (entered.dispute > 0) await reverse(change, { kind: "dispute", chargebackId });
    if (wanted.dispute > 0) {
      const beyond = Math.max(0, amount - (await roomIn(change, payment.id)));
      await post(change, bookingId, [{ kind: "dispute", ...part, beyond }]);
    }
  }
  if (entered.lost !== wanted.lost && wanted.lost > 0) {
    await post(change, bookingId, [{ kind: "dispute-lost", ...part }]);
  }
}

async function enteredOf({ tx }: Change, chargebackId: string) {
  const sums = await tx
    .selectFrom("account_entry")
    .select((row) => [
      row.fn.sum<string | null>("amount").filterWhere("kind", "=", "dispute").as("dispute"),
      row.fn.sum<string | null>("amount").filterWhere("kind", "=", "dispute-lost").as("lost"),
    ])
    .where("chargeback_id", "=", chargebackId)
    .executeTakeFirstOrThrow();
  return { dispute: Number(sums.dispute ?? 0), lost: Number(sums.lost ?? 0) };
}
