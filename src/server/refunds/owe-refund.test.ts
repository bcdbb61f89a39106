import { expect, test } from "vitest";
import { bookingOf, confirmed } from "../../../tests/support/stories.ts";
import { openTestHouse } from "../../../tests/support/test-house.ts";
import { inTransaction } from "../database/transaction.ts";
import { oweRefund } from "./owe-refund.ts";

const house = await openTestHouse();
const at = new Date();

test.each(["cancelled", "nights-lost"] as const)(
  "a refund for '%s' has the same id in books that were restored to before it",
  async (reason) => {
    const { checkoutId } = await confirmed(house);
    const booking = await bookingOf(house, checkoutId);
    const owe = () =>
      inTransaction(house.deps.db, async (tx) => {
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
  const { checkoutId } = await confirmed(house);
  const booking = await bookingOf(house, checkoutId);
  const ids = await inTransaction(house.deps.db, async (tx) => {
    for (const amount of [1, 2])
      await oweRefund({ tx, at }, booking, { reason: "goodwill", amount });
    return tx.selectFrom("refund").select("id").where("booking_id", "=", booking.id).execute();
  });
  expect(new Set(ids.map(({ id }) => id)).size).toBe(2);
});
