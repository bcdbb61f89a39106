import { expect, test } from "vitest";
import { confirmed, loseBooking } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { inTransaction } from "../database/transaction.ts";
import { settleCheckout } from "../settle/settle-checkout.ts";
import { oweRefund } from "./owe-refund.ts";

const app = await openTestApp();
const cause = { actor: "system", source: "command" } as const;

/** The ids of the refunds that the work owes. */
async function owed(bookingId: string, reason: "cancelled" | "nights-lost" | "goodwill") {
  return inTransaction(app.deps.db, async (tx) => {
    await oweRefund({ tx, cause, at: new Date(app.deps.clock()) }, bookingId, {
      reason,
      amount: 1,
    });
    const rows = await tx
      .selectFrom("refund")
      .select("id")
      .where("booking_id", "=", bookingId)
      .execute();
    return rows.map(({ id }) => id);
  });
}

test.each(["cancelled", "nights-lost"] as const)(
  "a refund for '%s' has the same id in books that were restored to before it",
  async (reason) => {
    const { checkoutId, id } = await confirmed(app);
    const before = await owed(id, reason);
    await loseBooking(app, id);
    await settleCheckout(app.deps, checkoutId, cause);
    expect(await owed(id, reason)).toEqual(before);
  },
);

test("refunds for reasons that may come again each have an id of their own", async () => {
  const { id } = await confirmed(app);
  await owed(id, "goodwill");
  expect(new Set(await owed(id, "goodwill")).size).toBe(2);
});
