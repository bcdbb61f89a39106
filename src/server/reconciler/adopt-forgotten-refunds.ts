import { settleRefund } from "../checkout/settle-refund.ts";
import type { Deps } from "../deps.ts";

const cause = { actor: "system", source: "reconciler" } as const;

/**
 * Goes through the provider's own list of refunds, for news that never came, refunds made by hand
 * over there, and those that our books, restored to an earlier moment, do not know.
 */
export async function adoptForgottenRefunds(deps: Deps, since: Date): Promise<void> {
  for await (const sent of deps.payments.listRefunds({ madeSince: since })) {
    await settleRefund(deps, sent, cause);
  }
}
