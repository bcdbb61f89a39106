import { sql } from "kysely";
import { addDays, type LocalTime, localTime, todayIn } from "../../domain/day.ts";
import type { Centavos } from "../../domain/money.ts";
import { type CurrentRow, currentRows, isLate, nextRow } from "../../domain/payment-plan.ts";
import { raiseAlert, resolveAlerts } from "../alerts/raise-alert.ts";
import { type Booking, selectBookings } from "../bookings/booking.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { oweMailAgain } from "../outbox/owe-mail.ts";
import { getProperty } from "../property/get-property.ts";

const REMIND_DAYS_BEFORE = 2;
/** No reminders at night. */
const [FIRST_HOUR, LAST_HOUR] = ["09:00", "20:00"];

type Unpaid = Booking & { readonly open: Centavos; readonly reminded_at: Date | null };

/**
 * Balances of a payment plan: the guest gets a reminder before the due day and one after it, and
 * the owner an alert once it has passed. A booking is never cancelled for it.
 */
export async function watchBalances(deps: Deps): Promise<void> {
  const { timeZone } = await getProperty(deps.db);
  const now = localTime(timeZone, deps.clock());
  const late: string[] = [];
  for (const booking of await listUnpaid(deps)) {
    const row = nextRow(currentRows(booking.plan, booking, booking.check_in));
    if (!row) continue;
    if (isToBeReminded(booking, row, now, timeZone)) await remind(deps, booking);
    if (isLate(row, booking.check_in, now.day)) late.push(booking.id);
  }
  await tellOfLate(deps, late);
}

function listUnpaid({ db }: Deps): Promise<Unpaid[]> {
  const reminded = sql<Date | null>`(select coalesce(resent_at, created_at) from mail
    where mail.booking_id = booking.id and mail.kind = 'balance-reminder')`;
  return selectBookings(db)
    .select(["booking_account.open", reminded.as("reminded_at")])
    .where("booking.plan", "is not", null)
    .where("booking.state", "=", "confirmed")
    .where("booking_account.open", ">", 0)
    .execute();
}

function isToBeReminded(
  { check_in, reminded_at, guest_email }: Unpaid,
  { by, atProperty }: CurrentRow,
  now: LocalTime,
  timeZone: string,
): boolean {
  const isTime = now.time >= FIRST_HOUR && now.time < LAST_HOUR;
  // No mail for a balance that is due at the property only, nor to a guest who has arrived.
  if (!isTime || !guest_email || by === null || by === check_in || now.day >= check_in)
    return false;
  if (reminded_at === null) return now.day >= addDays(by, -REMIND_DAYS_BEFORE);
  return !atProperty && now.day > by && todayIn(timeZone, reminded_at.getTime()) <= by;
}

function remind(deps: Deps, { id }: Unpaid): Promise<string> {
  const at = new Date(deps.clock());
  return inTransaction(deps.db, (tx) => oweMailAgain({ tx, at }, id, "balance-reminder"));
}

async function tellOfLate(deps: Deps, late: readonly string[]): Promise<void> {
  for (const bookingId of late) {
    await raiseAlert(deps, deps.db, { kind: "balance-late", subject: bookingId, bookingId });
  }
  const told = await deps.db
    .selectFrom("alert")
    .select("subject")
    .where("kind", "=", "balance-late")
    .where("resolved_at", "is", null)
    .execute();
  const over = told.map(({ subject }) => subject).filter((subject) => !late.includes(subject));
  await resolveAlerts(deps.db, "balance-late", over, new Date(deps.clock()));
}
