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
import { insertOnce, type NewStay } from "./insert-booking.ts";
import { writeJournal } from "./journal.ts";

/**
 * Recreates a lost booking with its own id and code, as an expired hold without nights. Then it is
 * settled like any late payment: nights if they are free, otherwise a refund.
 */
export async function rebuildBooking(
  deps: Deps,
  session: PaymentSession & { readonly bookingId: string },
  facts: BookingFacts,
  listings: readonly ListingWithRooms[],
  cause: Cause,
): Promise<Booking | undefined> {
  const property = await getProperty(deps.db);
  // If the bought policy is unknown, the current one applies, without `clock`: by whole days.
  const policy = facts.policy ?? property.cancellationPolicy;
  await inTransaction(deps.db, async (tx) => {
    const id = session.bookingId;
    const change = { tx, cause, at: new Date(deps.clock()) };
    const proposal = await findProposalId(tx, facts);
    const rebuilt = await insertOnce(change, staysOf(facts, listings), {
      id,
      code: facts.code,
      state: "expired",
      language: facts.language,
      ...(proposal && { proposal_id: proposal.id, channel: "whatsapp" }),
      cancellation_policy: JSON.stringify(policy),
      plan: facts.plan && JSON.stringify(facts.plan),
      created_at: session.openedAt,
    });
    // Another process has rebuilt it.
    if (!rebuilt) return;
    await tx
      .insertInto("payment_session")
      .values({
        id,
        booking_id: id,
        provider: session.provider,
        means: session.means,
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

/** Prices may have changed since; then only the totals are certain. */
function staysOf(facts: BookingFacts, listings: readonly ListingWithRooms[]): NewStay[] {
  const { stay, otherRooms } = facts;
  const others = otherRooms.reduce((sum, { total }) => sum + total, 0);
  const first = { guests: facts.guests, total: facts.total - others };
  return listings.flatMap((listing, index) => {
    const { guests, total } = [first, ...otherRooms][index] ?? first;
    const today = quote(listing.rates, stay, guests);
    const { lines } = today.total === total ? today : agreedQuote(stay, total);
    return { listingId: listing.id, stay, guests, lines };
  });
}

/** The proposal may still keep the nights for this booking. The restore may have lost it too. */
async function findProposalId(tx: Tx, { proposalId }: BookingFacts) {
  return tx.selectFrom("proposal").select("id").where("id", "=", proposalId).executeTakeFirst();
}
