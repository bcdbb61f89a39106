import { expect, test } from "vitest";
import { helperAt, ownerAt } from "../../../tests/support/desks.ts";
import {
  askForDeposit,
  bookingOf,
  confirmed,
  held,
  manualBooking,
} from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { endWithdrawal } from "../../../tests/support/withdrawal.ts";
import { addDays } from "../../domain/day.ts";
import { todayAtProperty } from "../property/today-at-property.ts";
import { listDebts } from "./list-debts.ts";

const app = await openTestApp();
const { deps } = app;
app.payments.setWebhookUrl(null);
const lia = await ownerAt(app);
const today = await todayAtProperty(deps);

async function byPhone(total: number, paid?: number): Promise<string> {
  return lia.api.takeManualBooking(
    manualBooking(app, {
      listingId: "farol",
      guestPhone: "73 95555-0101",
      total,
      ...(paid && { paid: { amount: paid, means: "cash" } }),
    }),
  );
}

async function goBack(id: string, days: number): Promise<void> {
  await deps.pool.query(
    "update stay set check_in = $2::date, check_out = $2::date + 3 where booking_id = $1",
    [id, addDays(today, -days)],
  );
}

const debtOf = async (id: string) =>
  (await listDebts(deps, null)).rows.find(({ bookingId }) => bookingId === id);

test("what is open at the house is due on arrival, less what was paid", async () => {
  const id = await byPhone(900_00, 250_00);
  const { checkIn } = await lia.api.getBooking({ bookingId: id });
  expect(await debtOf(id)).toMatchObject({
    open: 650_00,
    due: { day: checkIn, atProperty: true, isLate: false },
    hasLeft: false,
    guestLink: null,
  });
  await lia.api.notePayment({ bookingId: id, amount: 650_00, means: "pix" });
  expect(await debtOf(id)).toBeUndefined();
});

test("a planned balance is due on its day, with the guest's own link", async () => {
  await askForDeposit(app, { balance: { daysBefore: 7, orAtProperty: false } });
  const { id, checkoutId, stay } = await confirmed(app);
  const booking = await bookingOf(app, checkoutId);
  const debt = await debtOf(id);
  expect(debt?.open).toBe(booking.total / 2);
  expect(debt?.due).toEqual({ day: addDays(stay.checkIn, -7), atProperty: false, isLate: false });
  expect(debt?.guestLink).toBe((await lia.api.getBooking({ bookingId: booking.id })).guestLink);
});

test("money given back to a guest who still comes is no debt", async () => {
  const id = await byPhone(500_00, 500_00);
  await lia.api.noteReturn({ bookingId: id, amount: 120_00, means: "cash" });
  expect(await debtOf(id)).toBeUndefined();
});

test("a cancelled booking owes nothing, whatever was open", async () => {
  const id = await byPhone(500_00, 100_00);
  expect(await debtOf(id)).toBeDefined();
  await endWithdrawal(app, id);
  await lia.api.cancelBooking({ bookingId: id, who: "guest", refund: 0, agreed: "Combinado." });
  expect(await debtOf(id)).toBeUndefined();
});

test("an unpaid hold owes nothing", async () => {
  const before = await listDebts(deps, null);
  const { id } = await held(app, "jangada");
  expect(await debtOf(id)).toBeUndefined();
  expect((await listDebts(deps, null)).total).toBe(before.total);
});

test("who left without paying stands first, and pages add up to the whole", async () => {
  const late = await byPhone(300_00);
  const left = await byPhone(200_00);
  await goBack(late, 1);
  await goBack(left, 30);
  await byPhone(100_00);
  const whole = await listDebts(deps, null);
  expect(whole.rows[0]).toMatchObject({ bookingId: left, hasLeft: true });
  expect(whole.rows[1]).toMatchObject({ bookingId: late, hasLeft: false, due: { isLate: true } });
  const paged = [];
  for (let next: string | null = null, first = true; first || next; first = false) {
    const page = await listDebts(deps, next, 2);
    expect(page).toMatchObject({ count: whole.count, total: whole.total });
    paged.push(...page.rows);
    next = page.next;
  }
  expect(paged).toEqual(whole.rows);
  expect(whole.total).toBe(whole.rows.reduce((sum, { open }) => sum + open, 0));
});

test("the team sees the day's cash, but not who owes nor the export", async () => {
  const rui = await helperAt(app);
  await expect(rui.api.listDebts({ after: null })).rejects.toThrow("not-allowed");
  await expect(rui.api.exportMovements({ from: today, until: today })).rejects.toThrow(
    "not-allowed",
  );
  await expect(rui.api.getCashDay({ day: null })).resolves.toMatchObject({ day: today });
});
