import { expect, test } from "vitest";
import { confirmed, held } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";

const app = await openTestApp();
const { pool } = app.deps;

/** The database itself refuses these. */
test.each([
  ["a session for two bookings", "booking_checkout_id_key", "checkout_id = other.checkout_id"],
  ["a payment for two bookings", "booking_payment_id_key", "payment_id = other.payment_id"],
  ["a code for two bookings", "booking_code_key", "code = other.code"],
])("there is never %s", async (_, constraint, change) => {
  const [one, other] = [await confirmed(app), await confirmed(app)];
  const again = `update booking set ${change} from booking as other
                 where booking.id = $1 and other.id = $2`;
  await expect(pool.query(again, [one.id, other.id])).rejects.toMatchObject({ constraint });
});

test("there are never two live holds of one visitor", async () => {
  const [one, other] = [await held(app), await held(app, "farol")];
  const again = `update booking set visitor_id = other.visitor_id from booking as other
                 where booking.id = $1 and other.id = $2`;
  await expect(pool.query(again, [one.id, other.id])).rejects.toMatchObject({
    constraint: "one_live_hold_per_visitor",
  });
});

test("there are never two mails of a kind about one booking", async () => {
  const { id } = await confirmed(app);
  const again = "insert into mail (booking_id, kind, created_at) values ($1, $2, now())";
  await expect(pool.query(again, [id, "confirmation"])).rejects.toMatchObject({
    constraint: "mail_booking_id_kind_key",
  });
});

test("there are never two refunds for lost nights, nor two for a cancellation", async () => {
  const { id } = await confirmed(app);
  const owe = (reason: string) =>
    pool.query(
      `insert into refund (booking_id, payment_id, reason, amount, created_at)
       select id, payment_id, $2, 1, now() from booking where id = $1`,
      [id, reason],
    );
  for (const [reason, constraint] of [
    ["nights-lost", "one_refund_for_lost_nights"],
    ["cancelled", "one_refund_for_a_cancellation"],
  ] as const) {
    await owe(reason);
    await expect(owe(reason)).rejects.toMatchObject({ constraint });
  }
});
