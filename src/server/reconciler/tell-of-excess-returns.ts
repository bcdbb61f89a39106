import { raiseAlert } from "../alerts/raise-alert.ts";
import type { Deps } from "../deps.ts";

/**
 * The provider has refunded, or lost to a bank, more than was left here: for example a refund made
 * in its dashboard after the same money was returned in cash. Only a person can ask for it back.
 */
export async function tellOfExcessReturns(deps: Deps): Promise<void> {
  const beyond = await deps.db
    .selectFrom("booking_account")
    .select(["booking_id", "beyond"])
    .where("beyond", ">", 0)
    .execute();
  for (const { booking_id: bookingId, beyond: amount } of beyond) {
    const matter = { kind: "returned-too-much", subject: bookingId } as const;
    await raiseAlert(deps, deps.db, { ...matter, bookingId, facts: { amount } });
  }
}
