import type { GuestTerms } from "../../src/domain/guest-terms.ts";
import type { CancellationPolicy } from "../../src/domain/property.ts";
import { askForDeposit } from "../support/stories.ts";
import type { FaultApp } from "./app.ts";
import { clearBooks } from "./clear-books.ts";

export type Rules = {
  readonly policy: CancellationPolicy;
  readonly terms: GuestTerms;
  /** Of guests who do not pay everything at once; null: everybody does. */
  readonly depositPercent: number | null;
};

/** Empty books, here and at the provider: what it still knew would be rebuilt. */
export async function openBooks(app: FaultApp, rules: Partial<Rules>): Promise<void> {
  const { policy, terms, depositPercent } = rules;
  const { pool, db } = app.deps;
  await clearBooks(pool);
  // Time goes back between two histories.
  await pool.query("delete from operation_mark");
  await fetch(`${app.payments.url}/__control/reset`, { method: "POST" });
  app.payments.setWebhookUrl(null);
  await db
    .updateTable("property")
    .set({
      ...(policy && { cancellation_policy: JSON.stringify(policy) }),
      ...(terms && { guest_terms: JSON.stringify(terms) }),
      deposit_terms: null,
    })
    .execute();
  if (typeof depositPercent === "number") await askForDeposit(app, { percent: depositPercent });
}
