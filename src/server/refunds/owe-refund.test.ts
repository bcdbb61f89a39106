import { expect, test } from "vitest";
import { bookingOf, confirmed } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { inTransaction } from "../database/transaction.ts";
import { oweRefund } from "./owe-refund.ts";

const app = await openTestApp();
const at = new Date();

test.each(["cancelled", "nights-lost"] as const)(
  "a refund for '%s' has the same id in books that were restored to before it",
  async (reason) => {
    const { checkoutId } = await confirmed(app);
    const booking = await bookingOf(app, checkoutId);
    const owe = () =>
      inTransaction(app.deps.db, async (tx) => {
        await oweRefund({ tx, at }, booking, { reason, amount: 1 });
        const row = await tx
          .deleteFrom("refund")
          .where("booking_id", "=", booking.id)
          .returning("id")
          .executeTakeFirstOrThrow();
        return row.id;
      });
    expect(await owe()).toBe(await owe());
  },
);

test("refunds for reasons that may come again each have an id of their own", async () => {
  const { checkoutId } = await confirmed(app);
  const booking = await bookingOf(app, checkoutId);
  const ids = await inTransaction(app.deps.db, async (tx) => {
    for (const amount of [1, 2])
      await oweRefund({ tx, at }, booking, { reason: "goodwill", amount });
    return tx.selectFrom("refund").select("id").where("booking_id", "=", booking.id).execute();
  });
  expect(new Set(ids.map(({ id }) => id)).size).toBe(2);
});
