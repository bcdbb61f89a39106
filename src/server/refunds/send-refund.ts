import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { ProviderError, type ProviderRefund, type RefundOrder } from "../payments/provider.ts";
import { moveRefund } from "./move-refund.ts";
import { settleRefund } from "./settle-refund.ts";

const cause = { actor: "system", source: "timetable" } as const;

/** The provider remembers a key for a day: an hour less, for clocks that differ. */
const KEY_REMEMBERED_MS = 23 * 60 * 60_000;

/** Sends a refund that is owed. The refund's own id is the key, so a repetition pays only once. */
export async function sendRefund(deps: Deps, refundId: string): Promise<void> {
  const refund = await deps.db
    .selectFrom("refund")
    .selectAll()
    .where("id", "=", refundId)
    .executeTakeFirst();
  if (refund?.state !== "due") return;
  const { payment_id: paymentId, amount, reason } = refund;
  const order = { refundId, paymentId, amount, reason };
  const isForgotten = deps.clock() - refund.created_at.getTime() > KEY_REMEMBERED_MS;
  try {
    const before = isForgotten ? await sentBefore(deps, order) : undefined;
    await settleRefund(deps, before ?? (await deps.payments.refund(order)), cause);
  } catch (error) {
    const outcome = error instanceof ProviderError ? error.outcome : "unknown";
    if (outcome !== "refused" && outcome !== "disputed") throw error;
    // It will not turn into a yes by itself, and if it did after the owner has given the money back
    // another way, the guest would have it twice.
    const isDisputed = outcome === "disputed";
    const failed = { state: "failed", providerId: null, isDisputed } as const;
    const at = new Date(deps.clock());
    await inTransaction(deps.db, (tx) => moveRefund(deps, { tx, cause, at }, refundId, failed));
  }
}

async function sentBefore(
  deps: Deps,
  { refundId, paymentId }: RefundOrder,
): Promise<ProviderRefund | undefined> {
  for await (const sent of deps.payments.listRefunds({ paymentId })) {
    if (sent.refundId === refundId) return sent;
  }
  return undefined;
}
