import type { Cause } from "../../domain/cause.ts";
import { agreedQuote, quote } from "../../domain/quote.ts";
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
 * Writes a lost booking down again, under its own id and code, as one whose time to pay is over:
 * it holds no nights. What follows is what follows for any late payment: the nights if they are
 * free, the money back if they are not.
 */
export async function rebuildBooking(
  deps: Deps,
  session: PaymentSession & { readonly bookingId: string },
  facts: BookingFacts,
  listing: ListingWithRooms,
  cause: Cause,
): Promise<Booking | undefined> {
  const property = await getProperty(deps.db);
  // Without a clock of its own: where nobody knows what was promised, it is whole days.
  const policy = facts.policy ?? property.cancellationPolicy;
  await inTransaction(deps.db, async (tx) => {
    const id = session.bookingId;
    if (!(await insertBooking(tx, session, { ...facts, policy }, listing))) return;
    const change = { tx, cause, at: new Date(deps.clock()) };
    const entry = { bookingId: id, event: "rebuilt", state: "expired" } as const;
    await writeJournal(change, { ...entry, facts: { total: facts.total } });
    await raiseAlert(deps, tx, { kind: "booking-rebuilt", subject: id, bookingId: id });
  });
  return findBooking(deps.db, session.bookingId);
}

/** False if somebody else was faster. */
async function insertBooking(
  tx: Tx,
  session: PaymentSession & { readonly bookingId: string },
  { code, stay, guests, total, language, policy }: BookingFacts,
  listing: ListingWithRooms,
): Promise<boolean> {
  const today = quote(listing.rates, stay, guests);
  // Prices may have changed since; then only the sum is known for certain.
  const { lines } = today.total === total ? today : agreedQuote(stay, total);
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
      lines: JSON.stringify(lines),
      total,
      checkout_id: session.id,
      checkout_expires_at: session.expiresAt,
      cancellation_policy: JSON.stringify(policy),
      created_at: session.openedAt,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}
