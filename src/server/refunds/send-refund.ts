import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { ProviderError, type ProviderRefund, type RefundOrder } from "../payments/provider.ts";
import { moveRefund } from "./move-refund.ts";
import { settleRefund } from "./settle-refund.ts";

const cause = { actor: "system", source: "timetable" } as const;

/** The provider keeps idempotency keys for a day: one hour less, for clock skew. */
const KEY_REMEMBERED_MS = 23 * 60 * 60_000;

/** Sends an owed refund. Its own id is the idempotency key, so a retry pays once. */
export async function sendRefund(deps: Deps, refundId: string): Promise<void> {
  const refund = await deps.db
    .selectFrom("refund")
    .innerJoin("payment", "payment.id", "refund.of_payment")
    .selectAll("refund")
    .select("payment.reference")
    .where("refund.id", "=", refundId)
    .executeTakeFirst();
  if (refund?.state !== "due") return;
  const { amount, reason } = refund;
  const paymentId = refund.reference ?? "";
  const order = { refundId, paymentId, amount, reason };
  const isForgotten = deps.clock() - refund.created_at.getTime() > KEY_REMEMBERED_MS;
  try {
    const before = isForgotten ? await sentBefore(deps, order) : undefined;
    await settleRefund(deps, before ?? (await deps.payments.refund(order)), cause);
  } catch (error) {
    const outcome = error instanceof ProviderError ? error.outcome : "unknown";
    if (outcome !== "refused" && outcome !== "disputed") throw error;
    // Not retried: if it succeeded after the owner has returned the money another way, the guest
    // would be paid twice.
    const isDisputed = outcome === "disputed";
    const failed = { state: "failed", providerId: null, isDisputed } as const;
    const at = new Date(deps.clock());
    await inTransaction(deps.db, (tx) => moveRefund(deps, { tx, cause, at }, refundId, failed));
  }
}

/**
 * Finds the refund by our id or, if the provider stores none, one of this amount that no row of
 * ours has.
 */
async function sentBefore(
  deps: Deps,
  { refundId, paymentId, amount }: RefundOrder,
): Promise<ProviderRefund | undefined> {
  for await (const sent of deps.payments.listRefunds({ paymentId })) {
    if (sent.refundId === refundId) return sent;
    const isLike = sent.refundId === null && sent.amount === amount && sent.state !== "failed";
    if (isLike && !(await isKnown(deps, sent.id))) return { ...sent, refundId };
  }
  return undefined;
}

async function isKnown({ db }: Deps, providerId: string): Promise<boolean> {
  const known = await db
    .selectFrom("refund")
    .select("id")
    .where("provider_refund_id", "=", providerId)
    .executeTakeFirst();
  return known !== undefined;
}
