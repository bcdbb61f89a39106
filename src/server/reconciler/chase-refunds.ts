import { raiseAlert, resolveAlert } from "../alerts/raise-alert.ts";
import { sendRefund } from "../checkout/send-refund.ts";
import { settleRefund } from "../checkout/settle-refund.ts";
import type { Deps } from "../deps.ts";
import { PATIENCE_MS } from "./patience.ts";

const cause = { actor: "system", source: "reconciler" } as const;

/** Refunds that are not final: sent if they never were, asked about if they were. */
export async function chaseRefunds(deps: Deps): Promise<void> {
  const open = await deps.db
    .selectFrom("refund")
    .selectAll()
    .where("state", "in", ["due", "pending"])
    .orderBy("created_at")
    .execute();
  for (const refund of open) {
    await chase(deps, refund.id, refund.provider_refund_id).catch(() => {});
    await tellIfSlow(deps, refund.id);
  }
}

async function chase(deps: Deps, refundId: string, providerId: string | null): Promise<void> {
  if (providerId === null) return sendRefund(deps, refundId);
  const sent = await deps.payments.findRefund(providerId);
  if (sent) await settleRefund(deps, sent, cause);
}

async function tellIfSlow(deps: Deps, refundId: string): Promise<void> {
  const refund = await deps.db
    .selectFrom("refund")
    .selectAll()
    .where("id", "=", refundId)
    .executeTakeFirstOrThrow();
  const matter = { kind: "refund-slow", subject: refundId } as const;
  const old = deps.clock() - refund.created_at.getTime() > PATIENCE_MS;
  const open = refund.state === "due" || refund.state === "pending";
  if (!open) await resolveAlert(deps, deps.db, matter.kind, matter.subject);
  else if (old) {
    await raiseAlert(deps, deps.db, {
      ...matter,
      bookingId: refund.booking_id,
      facts: { amount: refund.amount },
    });
  }
}
