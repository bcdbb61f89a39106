import { describe, expect, test } from "vitest";
import { ownerAt } from "../../../tests/support/desks.ts";
import { askForDeposit, bookingOf, confirmed } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { localTime } from "../../domain/day.ts";
import type { DepositTerms } from "../../domain/payment-plan.ts";
import { sendMail } from "../mail/send-mail.ts";
import { watchBalances } from "./watch-balances.ts";

const app = await openTestApp();
const { deps } = app;
const lia = await ownerAt(app);
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** Moves to ten in the morning, so many days from today. */
function toMorning(days = 0): void {
  const { time } = localTime("America/Bahia", deps.clock());
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  app.passTime(days * DAY + (10 - hours) * HOUR - minutes * 60_000);
}

/** A booking that begins in thirty days or more; its balance is due a week before. */
async function bought(balance: DepositTerms["balance"]) {
  await askForDeposit(app, { balance });
  const { id, checkoutId } = await confirmed(app);
  const { check_in, code } = await bookingOf(app, checkoutId);
  const daysLeft = () =>
    Math.round(
      (Date.parse(check_in) - Date.parse(localTime("America/Bahia", deps.clock()).day)) / DAY,
    );
  return { id, code, daysLeft };
}

async function reminders(bookingId: string): Promise<number> {
  const owed = await deps.db
    .selectFrom("mail")
    .select("id")
    .where("booking_id", "=", bookingId)
    .where("kind", "=", "balance-reminder")
    .where("sent_at", "is", null)
    .execute();
  for (const { id } of owed) await sendMail(deps, id);
  return owed.length;
}

async function isOnBoard(bookingId: string): Promise<boolean> {
  const { alerts } = await lia.api.today();
  return alerts.some((alert) => alert.kind === "balance-late" && alert.bookingId === bookingId);
}

/** What happens at ten in the morning, so many days before arrival. */
async function onDay(of: Awaited<ReturnType<typeof bought>>, daysBefore: number) {
  toMorning(of.daysLeft() - daysBefore);
  await watchBalances(deps);
  await watchBalances(deps);
  return { reminded: await reminders(of.id), late: await isOnBoard(of.id) };
}

describe("an open balance", () => {
  test("is reminded of two days before its day and once after it, and never cancels", async () => {
    const booking = await bought({ daysBefore: 7, orAtProperty: false });
    expect(await onDay(booking, 10)).toEqual({ reminded: 0, late: false });
    expect(await onDay(booking, 9)).toEqual({ reminded: 1, late: false });
    expect(await onDay(booking, 7)).toEqual({ reminded: 0, late: false });
    expect(await onDay(booking, 6)).toEqual({ reminded: 1, late: true });
    expect(await onDay(booking, 5)).toEqual({ reminded: 0, late: true });
    expect(await onDay(booking, -1)).toEqual({ reminded: 0, late: true });
    const { state } = await lia.api.getBooking({ bookingId: booking.id });
    expect(state).toBe("confirmed");
    const text = app.mail.messages().find((mail) => mail.subject?.includes(booking.code))?.text;
    expect(text?.replace(/\s+/g, " ")).toMatch(/continua valendo\. Falta pagar R\$ 1\.335, até /);
  });

  test("that may be paid on arrival is reminded of once, and late only after arrival", async () => {
    const booking = await bought({ daysBefore: 7, orAtProperty: true });
    expect(await onDay(booking, 9)).toEqual({ reminded: 1, late: false });
    expect(await onDay(booking, 0)).toEqual({ reminded: 0, late: false });
    expect(await onDay(booking, -1)).toEqual({ reminded: 0, late: true });
  });

  test("that is due at the property only is not reminded of", async () => {
    const booking = await bought("at-property");
    expect(await onDay(booking, 1)).toEqual({ reminded: 0, late: false });
  });

  test("leaves the board when it is paid", async () => {
    const booking = await bought({ daysBefore: 7, orAtProperty: false });
    expect(await onDay(booking, 6)).toMatchObject({ late: true });
    const { balance } = await lia.api.getBooking({ bookingId: booking.id });
    await lia.api.notePayment({ bookingId: booking.id, amount: balance, means: "pix" });
    expect(await onDay(booking, 6)).toEqual({ reminded: 0, late: false });
  });

  test("is reminded of by day only", async () => {
    const booking = await bought({ daysBefore: 7, orAtProperty: true });
    toMorning(booking.daysLeft() - 9);
    app.passTime(-2 * HOUR);
    await watchBalances(deps);
    expect(await reminders(booking.id)).toBe(0);
    app.passTime(2 * HOUR);
    await watchBalances(deps);
    expect(await reminders(booking.id)).toBe(1);
  });
});
