import type { TestApp } from "../../support/app-on.ts";
import { brokenInvariants } from "../invariants.ts";

export type Books = {
  /** State and price of each booking, by session. */
  readonly bookings: ReadonlyMap<string, string>;
  /** Amounts refunded at the provider, by session. */
  readonly refunded: ReadonlyMap<string, number>;
};

export async function readBooks({ deps, payments }: TestApp): Promise<Books> {
  const { rows } = await deps.pool.query<{ session: string; state: string }>(
    `select checkout_id as session,
            concat_ws(' ', booking.state, listing_id, check_in, check_out, total, guest_email) as state
     from booking join booking_account on booking_account.booking_id = booking.id
       join payment_session as session on session.booking_id = booking.id
     where checkout_id is not null`,
  );
  return {
    bookings: new Map(rows.map(({ session, state }) => [session, state])),
    refunded: new Map(
      payments.ledger().map(({ session, amount_refunded }) => [session, amount_refunded]),
    ),
  };
}

/** Acknowledged bookings that have changed. */
export function lostBookings(before: Books, after: Books): string[] {
  return [...before.bookings]
    .filter(([session, state]) => after.bookings.get(session) !== state)
    .map(([session, state]) => `${session} was ${state}, is ${after.bookings.get(session)}`);
}

/**
 * Every payment must stand as before the restore: booked or cancelled, and nothing more refunded.
 * No open session may be left without a hold.
 */
export async function wrongPayments(app: TestApp, before: Books): Promise<string[]> {
  const after = await readBooks(app);
  const ledger = app.payments.ledger();
  const paid = ledger.filter(({ amount_captured }) => amount_captured > 0);
  const open = ledger.filter(({ status }) => status === "open");
  return [
    ...paid
      .filter(({ session }) => before.bookings.get(session) !== after.bookings.get(session))
      .map(({ session }) => `${session} is ${after.bookings.get(session)}`),
    ...paid
      .filter(({ session }) => before.refunded.get(session) !== after.refunded.get(session))
      .map(({ session }) => `${session} has ${after.refunded.get(session)} back`),
    ...open
      .filter(({ session }) => !after.bookings.get(session)?.startsWith("held"))
      .map(({ session }) => `${session} can be paid and holds nothing`),
    ...(await brokenInvariants(app.deps.pool)),
    ...confusingMails(app),
  ];
}

/** A guest may get a mail twice only with the same Message-ID, so that her client shows it once. */
function confusingMails({ mail }: TestApp): string[] {
  const names = new Map<string, Set<string | null>>();
  for (const { to, subject, messageId } of mail.messages()) {
    const key = `${to[0]?.address}: ${subject}`;
    names.set(key, (names.get(key) ?? new Set()).add(messageId));
  }
  return [...names]
    .filter(([key, ids]) => key.startsWith("cs_") && ids.size > 1)
    .map(([key, ids]) => `${ids.size} different mails to ${key}`);
}
