import type { Cause } from "../../domain/cause.ts";
import { agreedQuote, quote } from "../../domain/quote.ts";
import { charge } from "../account/charge.ts";
import { raiseAlert } from "../alerts/raise-alert.ts";
import type { Tx } from "../database/connect.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import type { ListingWithRooms } from "../listings/get-listing.ts";
import type { PaymentSession } from "../payments/provider.ts";
import { getProperty } from "../property/get-property.ts";
import type { Booking } from "./booking.ts";
import type { BookingFacts } from "./booking-facts.ts";
import { findBooking } from "./find-booking.ts";
import { writeJournal } from "./journal.ts";

/**
 * Recreates a lost booking with its own id and code, as an expired hold without nights. Then it is
 * settled like any late payment: nights if they are free, otherwise a refund.
 */
export async function rebuildBooking(
  deps: Deps,
  session: PaymentSession & { readonly bookingId: string },
  facts: BookingFacts,
  listing: ListingWithRooms,
  cause: Cause,
): Promise<Booking | undefined> {
  const property = await getProperty(deps.db);
  // Without `clock`: if the promise is unknown, whole days apply.
  const policy = facts.policy ?? property.cancellationPolicy;
  await inTransaction(deps.db, async (tx) => {
    const id = session.bookingId;
    if (!(await insertBooking(tx, session, { ...facts, policy }, listing))) return;
    const change = { tx, cause, at: new Date(deps.clock()) };
    await charge(change, id, linesOf(facts, listing));
    await tx
      .insertInto("payment_session")
      .values({
        id,
        booking_id: id,
        provider: deps.payments.name,
        purpose: "booking",
        amount: session.amount,
        checkout_id: session.id,
        expires_at: session.expiresAt,
        opened_at: session.openedAt,
      })
      .execute();
    const entry = { bookingId: id, event: "rebuilt", state: "expired" } as const;
    await writeJournal(change, { ...entry, facts: { total: facts.total } });
    await raiseAlert(deps, tx, { kind: "booking-rebuilt", subject: id, bookingId: id });
  });
  return findBooking(deps.db, session.bookingId);
}

/** False if another process was faster. */
async function insertBooking(
  tx: Tx,
  session: PaymentSession & { readonly bookingId: string },
  { code, stay, guests, language, policy, plan }: BookingFacts,
  listing: ListingWithRooms,
): Promise<boolean> {
  const inserted = await tx
    .insertInto("booking")
    .values({
      id: session.bookingId,
      code,
      listing_id: listing.id,
      check_in: stay.checkIn,
      check_out: stay.checkOut,
      state: "expired",
      adults: guests.adults,
      children_up_to_12: guests.childrenUpTo12,
      children_above_12: guests.childrenAbove12,
      language,
      cancellation_policy: JSON.stringify(policy),
      plan: plan && JSON.stringify(plan),
      created_at: session.openedAt,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Prices may have changed since; then only the total is certain. */
function linesOf({ stay, guests, total }: BookingFacts, listing: ListingWithRooms) {
  const today = quote(listing.rates, stay, guests);
  return (today.total === total ? today : agreedQuote(stay, total)).lines;
}
