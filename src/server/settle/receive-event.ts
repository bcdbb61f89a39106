import { AppError } from "../../domain/app-error.ts";
import type { Tx } from "../database/connect.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import type { PaymentEvent } from "../payments/provider.ts";
import { settleRefund } from "../refunds/settle-refund.ts";
import { settleChargeback } from "./settle-chargeback.ts";
import { type SettleOutcome, settleCheckout } from "./settle-checkout.ts";

const cause = { actor: "provider", source: "webhook" } as const;

/**
 * Handles a webhook. The event only says which object to fetch; its payload is not trusted. Its id
 * is stored in the transaction of its effect, so a redelivery finds both or neither. A failure
 * throws, and the provider retries.
 */
export async function receiveEvent(deps: Deps, event: PaymentEvent): Promise<void> {
  if (await isKnown(deps, event.id)) return;
  if (event.ours && event.checkoutId) {
    await settleCheckout(deps, event.checkoutId, cause, (tx, outcome) => {
      const isEarly = event.canBeEarly && outcome.kind === "unknown" && outcome.isMissing;
      // Not recorded, so that the provider sends it again.
      if (isEarly) throw new AppError("payment-unavailable");
      return recordEvent(tx, deps, event, nameOf(outcome));
    });
    return;
  }
  if (event.ours && (await settledRefund(deps, event))) return;
  if (event.ours && (await settledChargeback(deps, event))) return;
  await inTransaction(deps.db, (tx) => recordEvent(tx, deps, event, "ignored"));
}

async function settledRefund(deps: Deps, event: PaymentEvent): Promise<boolean> {
  const refund = event.refundId ? await deps.payments.findRefund(event.refundId) : null;
  if (!refund) return false;
  await settleRefund(deps, refund, cause, (tx) => recordEvent(tx, deps, event, refund.state));
  return true;
}

/** A chargeback on a sale that is not ours is ignored. */
async function settledChargeback(deps: Deps, event: PaymentEvent): Promise<boolean> {
  const chargeback = event.chargebackId
    ? await deps.payments.findChargeback(event.chargebackId)
    : null;
  if (!chargeback?.bookingId) return false;
  const outcome = `chargeback-${chargeback.state}`;
  await settleChargeback(deps, chargeback, (tx) => recordEvent(tx, deps, event, outcome));
  return true;
}

async function isKnown(deps: Deps, id: string): Promise<boolean> {
  const known = await deps.db
    .selectFrom("payment_event")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  return known !== undefined;
}

async function recordEvent(
  tx: Tx,
  deps: Deps,
  event: PaymentEvent,
  outcome: string,
): Promise<void> {
  await tx
    .insertInto("payment_event")
    .values({
      id: event.id,
      type: event.type,
      checkout_id: event.checkoutId,
      outcome,
      received_at: new Date(deps.clock()),
      made_at: event.madeAt ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function nameOf(outcome: SettleOutcome): string {
  return outcome.kind === "settled" ? outcome.booking.state : outcome.kind;
}
