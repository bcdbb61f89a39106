import type { GuestTerms } from "../../src/domain/guest-terms.ts";
import type { CancellationPolicy } from "../../src/domain/property.ts";
import { askForDeposit } from "../support/stories.ts";
import type { FaultApp } from "./app.ts";
import { clearBooks } from "./clear-books.ts";

export type Rules = {
  readonly policy: CancellationPolicy;
  readonly terms: GuestTerms;
  /** For guests who do not pay everything at once; null: everything is paid at once. */
  readonly depositPercent: number | null;
};

/** Empties the app's books and the provider's, from which the reconciler would rebuild bookings. */
export async function openBooks(app: FaultApp, rules: Partial<Rules>): Promise<void> {
  const { policy, terms, depositPercent } = rules;
  const { pool, db } = app.deps;
  await clearBooks(pool);
  // The next history begins at an earlier time.
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
