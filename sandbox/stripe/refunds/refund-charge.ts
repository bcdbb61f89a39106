import type { Stripe } from "stripe";
import { recordEvent } from "../events/record-event.ts";
import { type Cause, type Sandbox, secondsOf } from "../sandbox.ts";
import type { RefundBehaviour, RefundEntry } from "../state/books.ts";
import { newIdentifier } from "../state/identifier.ts";
import { checkRefund, type Refundable, type RefundParameters } from "./check-refund.ts";

const SETTLES_AFTER_SECONDS = 3;

export function refundCharge(
  sandbox: Sandbox,
  account: string,
  parameters: RefundParameters,
  cause: Cause,
  wanted: RefundBehaviour | null = sandbox.refundBehaviour,
): Stripe.Refund {
  const refundable = checkRefund(sandbox, account, parameters);
  const { entry, charge, amount } = refundable;
  const behaviour = wanted ?? entry.refundBehaviour;
  const refund = newRefund(refundable, parameters, behaviour, secondsOf(sandbox));

  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount_captured;
  const settles = settlement(behaviour, secondsOf(sandbox));
  sandbox.books.refunds.push({ account, intentId: entry.intent.id, refund, settles });

  recordEvent(sandbox, account, "refund.created", refund, cause);
  recordEvent(sandbox, account, "charge.refunded", charge, cause);
  return refund;
}

function newRefund(
  { entry, charge, amount }: Refundable,
  parameters: RefundParameters,
  behaviour: RefundBehaviour,
  now: number,
): Stripe.Refund {
  const pendingReason = pendingReasons[behaviour];
  return {
    id: newIdentifier("re"),
    object: "refund",
    amount,
    balance_transaction: pendingReason ? null : newIdentifier("txn"),
    charge: charge.id,
    created: now,
    currency: charge.currency,
    customer: null,
    customer_account: null,
    metadata: parameters.metadata ?? {},
    payment_intent: entry.intent.id,
    payment_method: charge.payment_method,
    ...(pendingReason && { pending_reason: pendingReason }),
    reason: parameters.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: pendingReason ? "pending" : "succeeded",
    transfer_reversal: null,
  };
}

const pendingReasons: Record<RefundBehaviour, Stripe.Refund.PendingReason | null> = {
  succeeds: null,
  succeeds_then_fails: null,
  pending_then_succeeds: "processing",
  pending_insufficient_funds: "insufficient_funds",
};

/** A refund without funds stays pending until the account is topped up, by the control API only. */
function settlement(behaviour: RefundBehaviour, now: number): RefundEntry["settles"] {
  const at = now + SETTLES_AFTER_SECONDS;
  if (behaviour === "pending_then_succeeds") return { at, as: "succeeded" };
  if (behaviour === "succeeds_then_fails") return { at, as: "failed" };
  return null;
}
