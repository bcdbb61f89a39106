import { raiseAlert } from "../alerts/raise-alert.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { addJob } from "../queue/add-job.ts";
import { sendRefund } from "./send-refund.ts";
import { settleRefund } from "./settle-refund.ts";

const cause = { actor: "system", source: "reconciler" } as const;

/** Refunds without a final state: sends the unsent ones, polls the provider for the others. */
export async function chaseRefunds(deps: Deps, slowSince: Date): Promise<void> {
  const open = await deps.db
    .selectFrom("refund")
    .selectAll()
    .where("state", "in", ["due", "pending"])
    .orderBy("created_at")
    .execute();
  for (const refund of open) {
    // One failure must not stop the others.
    await chase(deps, refund.id, refund.provider_refund_id).catch((error: unknown) => {
      const about = { refund: refund.id, step: "chaseRefunds", err: error };
      deps.log.error(about, "reconciler-case-failed");
    });
    await tellIfSlow(deps, refund.id, slowSince);
  }
}

async function chase(deps: Deps, refundId: string, providerId: string | null): Promise<void> {
  if (providerId === null) return sendRefund(deps, refundId);
  const sent = await deps.payments.findRefund(providerId);
  if (sent) await settleRefund(deps, sent, cause);
}

async function tellIfSlow(deps: Deps, refundId: string, slowSince: Date): Promise<void> {
  const slow = await deps.db
    .selectFrom("refund")
    .selectAll()
    .where("id", "=", refundId)
    .where("state", "in", ["due", "pending"])
    .where("created_at", "<", slowSince)
    .executeTakeFirst();
  if (!slow) return;
  const matter = { kind: "refund-slow", subject: refundId } as const;
  const facts = { amount: slow.amount };
  await raiseAlert(deps, deps.db, { ...matter, bookingId: slow.booking_id, facts });
}

/**
 * Reads the provider's list of refunds: catches missed webhooks, refunds made by hand at the
 * provider, and refunds that a database restore has lost.
 */
export async function adoptForgottenRefunds(deps: Deps, madeSince: Date): Promise<void> {
  for await (const sent of deps.payments.listRefunds({ madeSince })) {
    await settleRefund(deps, sent, cause);
  }
}

/** Requeues unsent refunds whose job was lost with its process. */
export async function resumeRefunds(deps: Deps, owedBefore: Date): Promise<void> {
  const due = await deps.db
    .selectFrom("refund")
    .select("id")
    .where("state", "=", "due")
    .where("created_at", "<=", owedBefore)
    .execute();
  for (const { id } of due) {
    await inTransaction(deps.db, (tx) => addJob(tx, "send-refund", { refundId: id }));
  }
}
