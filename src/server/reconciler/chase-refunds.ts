import { raiseAlert } from "../alerts/raise-alert.ts";
import { sendRefund } from "../checkout/send-refund.ts";
import { settleRefund } from "../checkout/settle-refund.ts";
import type { Deps } from "../deps.ts";
import { logFailure } from "./log-failure.ts";
import { PATIENCE_MS } from "./patience.ts";

const cause = { actor: "system", source: "reconciler" } as const;

/** Refunds that are not final: sends those never sent, fetches the state of the others. */
export async function chaseRefunds(deps: Deps): Promise<void> {
  const open = await deps.db
    .selectFrom("refund")
    .selectAll()
    .where("state", "in", ["due", "pending"])
    .orderBy("created_at")
    .execute();
  for (const refund of open) {
    await chase(deps, refund.id, refund.provider_refund_id).catch(
      logFailure(deps, "chaseRefunds", { refund: refund.id }),
    );
    await tellIfSlow(deps, refund.id);
  }
}

async function chase(deps: Deps, refundId: string, providerId: string | null): Promise<void> {
  if (providerId === null) return sendRefund(deps, refundId);
  const sent = await deps.payments.findRefund(providerId);
  if (sent) await settleRefund(deps, sent, cause);
}

async function tellIfSlow(deps: Deps, refundId: string): Promise<void> {
  const slow = await deps.db
    .selectFrom("refund")
    .selectAll()
    .where("id", "=", refundId)
    .where("state", "in", ["due", "pending"])
    .where("created_at", "<", new Date(deps.clock() - PATIENCE_MS))
    .executeTakeFirst();
  if (!slow) return;
  const matter = { kind: "refund-slow", subject: refundId } as const;
  const facts = { amount: slow.amount };
  await raiseAlert(deps, deps.db, { ...matter, bookingId: slow.booking_id, facts });
}
