import { sql } from "kysely";
import { expect, test } from "vitest";
import { helperAt, ownerAt } from "../../../tests/support/desks.ts";
import { confirmed, manualBooking } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { addDays } from "../../domain/day.ts";
import { adultsOnly } from "../../domain/guests.ts";
import { post } from "../account/post.ts";
import { inTransaction } from "../database/transaction.ts";
import { todayAtProperty } from "../property/today-at-property.ts";

const DAY = 86_400_000;
const app = await openTestApp();
const { deps } = app;
const lia = await ownerAt(app);

async function paidByHand(...amounts: number[]) {
  const id = await lia.api.takeManualBooking(
    manualBooking(app, { listingId: "farol", total: 900_00 }),
  );
  for (const amount of amounts) await lia.api.notePayment({ bookingId: id, amount, means: "pix" });
  const payments = await deps.db
    .selectFrom("payment")
    .select("id")
    .where("booking_id", "=", id)
    .orderBy("at")
    .execute();
  return { id, payments: payments.map((payment) => payment.id) };
}

const numbers = async () =>
  (await deps.db.selectFrom("receipt").select("number").orderBy("number").execute()).map(
    ({ number }) => number,
  );

test("numbers have no gaps, even if many are asked for at once and some are refused", async () => {
  const { payments } = await paidByHand(10_00, 20_00, 30_00, 40_00);
  const unknown = "00000000-0000-4000-8000-000000000000";
  const asked = [...payments, unknown, ...payments, "no id"].map((id) =>
    lia.api.issueReceipt({ paymentId: id }),
  );
  const answers = await Promise.allSettled(asked);
  expect(answers.filter(({ status }) => status === "rejected")).toHaveLength(2);
  expect(await numbers()).toEqual([1, 2, 3, 4]);
});

test("a payment has one receipt, whoever asks for it again", async () => {
  const { id, payments } = await paidByHand(50_00);
  const first = await lia.api.issueReceipt({ paymentId: payments[0] ?? "" });
  const rui = await helperAt(app);
  expect(await rui.api.issueReceipt({ paymentId: payments[0] ?? "" })).toEqual(first);
  expect(first.bookingId).toBe(id);
});

test("a receipt names all rooms of the booking, from the first arrival to the last departure", async () => {
  const otherRooms = [{ listingId: "coqueiro", guests: adultsOnly(1) }];
  const id = await lia.api.takeManualBooking(manualBooking(app, { otherRooms }));
  const { version, rooms, checkIn, checkOut } = await lia.api.getBooking({ bookingId: id });
  const longer = { checkIn, checkOut: addDays(checkOut, 1) };
  const change = { stayId: rooms[1]?.stayId ?? "", listingId: "coqueiro", stay: longer };
  await lia.api.changeStay({ bookingId: id, version, ...change, price: "keep", guestKnows: true });
  await lia.api.notePayment({ bookingId: id, amount: 10_00, means: "pix" });
  const [payment] = (await lia.api.getBooking({ bookingId: id })).payments;
  const { number } = await lia.api.issueReceipt({ paymentId: payment?.id ?? "" });
  expect(await lia.api.getReceipt({ bookingId: id, number })).toMatchObject({
    listingName: "Quarto Mar + Quarto Coqueiro",
    ...longer,
  });
});

test("a receipt says what has gone back by now, and not what is only on its way", async () => {
  const { id, payments } = await paidByHand(500_00);
  const { number } = await lia.api.issueReceipt({ paymentId: payments[0] ?? "" });
  const today = await todayAtProperty(deps);
  expect(await lia.api.getReceipt({ bookingId: id, number })).toMatchObject({
    amount: 500_00,
    means: "pix",
    guestName: "Nina Reis",
    receivedOn: today,
    returned: null,
  });
  await lia.api.noteReturn({ bookingId: id, amount: 120_00, means: "cash" });
  const returned = { amount: 120_00, on: today };
  expect(await lia.api.getReceipt({ bookingId: id, number })).toMatchObject({
    amount: 500_00,
    returned,
  });
  await lia.api.cancelBooking({
    bookingId: id,
    who: "guest",
    refund: 380_00,
    agreed: "Combinado.",
  });
  expect(await lia.api.getReceipt({ bookingId: id, number })).toMatchObject({ returned });
});

test("a payment that was undone gets no receipt, and one it had says so", async () => {
  const { id, payments } = await paidByHand(70_00, 80_00);
  const [issued = "", unissued = ""] = payments;
  const { number } = await lia.api.issueReceipt({ paymentId: issued });
  await deps.pool.query(
    `insert into account_entry (reverses, at, actor, source)
     select id, $2, 'system', 'test' from account_entry
     where booking_id = $1 and kind = 'payment'`,
    [id, new Date(deps.clock())],
  );
  expect(await lia.api.getReceipt({ bookingId: id, number })).toMatchObject({ isUndone: true });
  await expect(lia.api.issueReceipt({ paymentId: unissued })).rejects.toThrow("payment-undone");
  expect(await lia.api.issueReceipt({ paymentId: issued })).toEqual({ bookingId: id, number });
  const { movements } = await lia.api.getCashDay({ day: null });
  const offered = movements.filter(({ bookingId }) => bookingId === id).map((one) => one.paymentId);
  expect(offered).toEqual([issued, null, issued, null]);
});

test("a payment that was corrected has the receipt of what it was, on its first day", async () => {
  const { id, payments } = await paidByHand(90_00);
  const [paymentId = ""] = payments;
  const { number } = await lia.api.issueReceipt({ paymentId });
  const before = await lia.api.getReceipt({ bookingId: id, number });
  app.passTime(2 * DAY);
  await inTransaction(deps.db, async (tx) => {
    const cause = { actor: "system", source: "admin" } as const;
    const change = { tx, cause, at: new Date(deps.clock()) };
    await sql`insert into account_entry (reverses, at, actor, source)
      select id, ${change.at}, 'system', 'test' from account_entry where payment_id = ${paymentId}`.execute(
      tx,
    );
    await post(change, id, [{ kind: "payment", paymentId, amount: 40_00 }]);
  });
  expect(await lia.api.getReceipt({ bookingId: id, number })).toEqual({
    ...before,
    corrected: 40_00,
  });
});

test("a receipt is found under its own booking only", async () => {
  const { payments } = await paidByHand(60_00);
  const { number } = await lia.api.issueReceipt({ paymentId: payments[0] ?? "" });
  const other = await paidByHand();
  for (const [id, wanted] of [
    [other.id, number],
    [other.id, 0],
    [other.id, 99 ** 6],
    ["1", number],
  ] as const) {
    await expect(lia.api.getReceipt({ bookingId: id, number: wanted })).rejects.toThrow(
      "receipt-unknown",
    );
  }
});

test("of an erased guest the receipt keeps the figures and no name", async () => {
  const { id } = await confirmed(app, "mar", { name: "Zulmira Quintela" });
  const payment = await deps.db
    .selectFrom("payment")
    .select("id")
    .where("booking_id", "=", id)
    .executeTakeFirstOrThrow();
  const { number } = await lia.api.issueReceipt({ paymentId: payment.id });
  const before = await lia.api.getReceipt({ bookingId: id, number });
  expect(before.guestName).toBe("Zulmira Quintela");
  app.passTime(200 * DAY);
  await lia.signIn("lia@maremansa.example");
  await lia.api.eraseGuest({ bookingId: id });
  expect(await lia.api.getReceipt({ bookingId: id, number })).toEqual({
    ...before,
    guestName: null,
    guestPhone: null,
    erased: true,
  });
});
