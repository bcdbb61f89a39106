import { expect, test } from "vitest";
import { confirmed, held } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";

const app = await openTestApp();
const { pool } = app.deps;

/** Refused by unique constraints of the database. */
test.each([
  ["a session", "payment_session", "session_is_known_once", "checkout_id = other.checkout_id"],
  ["a payment", "payment", "payment_is_known_once", "reference = other.reference"],
  ["a code", "booking", "booking_code_key", "code = other.code"],
])("there is never %s for two bookings", async (_, table, constraint, change) => {
  const [one, other] = [await confirmed(app), await confirmed(app)];
  const key = table === "booking" ? "id" : "booking_id";
  const again = `update ${table} set ${change} from ${table} as other
                 where ${table}.${key} = $1 and other.${key} = $2`;
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

test("a payment never has two refunds for lost nights, nor two for a cancellation", async () => {
  const { id } = await confirmed(app);
  const owe = (reason: string) =>
    pool.query(
      `insert into refund (booking_id, of_payment, reason, amount, created_at)
       select booking_id, id, $2, 1, now() from payment where booking_id = $1`,
      [id, reason],
    );
  for (const reason of ["nights-lost", "cancelled"]) {
    await owe(reason);
    await expect(owe(reason)).rejects.toMatchObject({ constraint: "one_live_refund_per_end" });
  }
});
