import { expect } from "vitest";
import { CONNECTED_ACCOUNT } from "../../sandbox/stripe/credentials.ts";
import { sdk } from "../../sandbox/stripe/testing/bench.ts";
import type { ManualBooking } from "../../src/contract/owner/bookings.ts";
import { adultsOnly } from "../../src/domain/guests.ts";
import type { DepositTerms } from "../../src/domain/payment-plan.ts";
import { type Booking, selectBookings } from "../../src/server/bookings/booking.ts";
import type { TestApp } from "./app-on.ts";
import { forgetBookings } from "./forget-bookings.ts";
import { pay, stayAhead, Visit } from "./visit.ts";

const nextNights = new WeakMap<TestApp, number>();

/** Nights that no other story of this app has used. */
export function freshStay(app: TestApp, nights = 3) {
  const ahead = nextNights.get(app) ?? 20;
  nextNights.set(app, ahead + nights + 2);
  return stayAhead(app, ahead, nights);
}

/** What the owner enters after a call. */
export function manualBooking(app: TestApp, changes: Partial<ManualBooking> = {}): ManualBooking {
  return {
    listingId: "mar",
    stay: freshStay(app),
    guests: adultsOnly(2),
    guestName: "Nina Reis",
    guestEmail: null,
    guestPhone: null,
    channel: "phone",
    note: "",
    ...changes,
  };
}

export async function held(app: TestApp, room = "mar", more: object = {}) {
  const stay = freshStay(app);
  const visit = new Visit(app);
  const answer = await visit.book(room, stay, more);
  expect(answer.statusCode).toBe(200);
  const checkoutId = answer.json().checkoutId as string;
  return { visit, stay, room, checkoutId, id: (await bookingOf(app, checkoutId)).id };
}

export async function paid(app: TestApp, room = "mar", payer: object = {}) {
  const story = await held(app, room);
  await pay(app, story.checkoutId, payer);
  return story;
}

export async function confirmed(app: TestApp, room = "mar", payer: object = {}) {
  const story = await paid(app, room, payer);
  expect((await story.visit.settle(story.checkoutId)).statusCode).toBe(200);
  return story;
}

/** From now on the property sells for a deposit. */
export async function askForDeposit(
  { deps }: Pick<TestApp, "deps">,
  terms: Partial<DepositTerms> = {},
): Promise<void> {
  const balance = { daysBefore: 7, orAtProperty: true };
  const asked = { percent: 50, balance, fullWithinDays: 10, fullPeriods: [], ...terms };
  const deposit_terms = JSON.stringify(asked satisfies DepositTerms);
  await deps.db.updateTable("property").set({ deposit_terms }).execute();
}

export function bookingOf({ deps }: Pick<TestApp, "deps">, checkoutId: string): Promise<Booking> {
  return selectBookings(deps.db)
    .innerJoin("payment_session", "payment_session.booking_id", "booking.id")
    .where("payment_session.checkout_id", "=", checkoutId)
    .executeTakeFirstOrThrow();
}

export async function stateOf(app: TestApp, id: string): Promise<string> {
  const booking = await app.deps.db
    .selectFrom("booking")
    .select("state")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return booking.state;
}

export function ledgerOf(app: TestApp, checkoutId: string) {
  return app.payments.ledger().find(({ session }) => session === checkoutId);
}

/** Refunded in the provider's own dashboard, unknown to the app. */
export async function refundByHand(
  app: TestApp,
  checkoutId: string,
  amount?: number,
  account: string | null = CONNECTED_ACCOUNT,
) {
  const payment_intent = ledgerOf(app, checkoutId)?.payment_intent ?? "";
  const part = amount === undefined ? {} : { amount };
  const on = account ? { stripeAccount: account } : {};
  await sdk(app.payments.url).refunds.create({ payment_intent, ...part }, on);
}

/** As if our books had been restored to before the booking. The provider still has its payments. */
export async function loseBooking({ deps }: Pick<TestApp, "deps">, id: string): Promise<void> {
  await deps.pool.query(forgetBookings([id]));
}

/** The number of the app's statements that wait for a lock. */
export async function countWaiting({ deps }: TestApp): Promise<number> {
  const { rows } = await deps.pool.query(
    `select count(*)::int as count from pg_stat_activity
     where wait_event_type = 'Lock' and datname = current_database()`,
  );
  return rows[0].count;
}

/** The last entry of a booking's account, for `forgetEntriesAfter`. */
export async function lastEntry({ deps }: Pick<TestApp, "deps">, id: string): Promise<string> {
  const { rows } = await deps.pool.query(
    "select coalesce(max(id), 0)::text as last from account_entry where booking_id = $1",
    [id],
  );
  return rows[0].last;
}

/** As if our books had been restored to a time when this was the account's last entry. */
export async function forgetEntriesAfter(
  { deps }: Pick<TestApp, "deps">,
  id: string,
  last: string,
): Promise<void> {
  await deps.pool.query(`
    alter table account_entry disable trigger account_entry_is_append_only;
    delete from account_entry where booking_id = '${id}' and id > ${last};
    alter table account_entry enable trigger account_entry_is_append_only;
    update booking_account set (total, received, refunding, refunded, disputed, lost, beyond) = (
      select coalesce(sum(amount) filter (where kind = 'charge'), 0),
             coalesce(sum(amount) filter (where kind = 'payment'), 0),
             coalesce(sum(amount) filter (where kind = 'refund'), 0),
             coalesce(sum(amount) filter (where kind = 'refunded'), 0),
             coalesce(sum(amount) filter (where kind = 'dispute'), 0),
             coalesce(sum(amount) filter (where kind = 'dispute-lost'), 0),
             coalesce(sum(entry.beyond), 0)
      from account_entry as entry where entry.booking_id = '${id}')
    where booking_id = '${id}';
    update payment set (refunding, disputed) = (
      select coalesce(sum(amount) filter (where kind = 'refund'), 0),
             coalesce(sum(amount) filter (where kind = 'dispute'), 0)
      from account_entry where payment_id = payment.id)
    where booking_id = '${id}';
  `);
}
