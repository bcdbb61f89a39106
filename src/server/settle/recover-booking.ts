import { AppError } from "../../domain/app-error.ts";
import type { Cause } from "../../domain/cause.ts";
import { dueNow } from "../../domain/payment-plan.ts";
import type { Booking } from "../bookings/booking.ts";
import { type BookingFacts, readFacts } from "../bookings/booking-facts.ts";
import { rebuildBooking } from "../bookings/rebuild-booking.ts";
import { isUuid } from "../database/uuid.ts";
import type { Deps } from "../deps.ts";
import { getListing, type ListingWithRooms } from "../listings/get-listing.ts";
import type { PaymentSession } from "../payments/provider.ts";
import { type Returned, returnPayment } from "../refunds/return-payment.ts";

type OurSession = PaymentSession & { readonly bookingId: string };

/**
 * A session of ours without a booking here was opened after the restored backup was made. If it is
 * paid or processing, the booking is rebuilt from its metadata; if its room is unknown too, it is
 * refunded. Undefined: not ours, or nothing to do.
 */
export async function recoverBooking(
  deps: Deps,
  session: PaymentSession,
  cause: Cause,
): Promise<Booking | Returned | undefined> {
  if (session.status !== "paid" && session.status !== "processing") return undefined;
  const facts = factsIfOurs(deps, session);
  if (!facts) return undefined;
  const listings = await listingsOrNull(deps, facts);
  if (listings) return rebuildBooking(deps, session as OurSession, facts, listings, cause);
  return session.status === "paid" ? returnPayment(deps, session, facts, "nights-lost") : undefined;
}

/** Another system or property may share the account: its sessions are not ours. */
export function factsIfOurs(deps: Deps, session: PaymentSession): BookingFacts | null {
  const facts = readFacts(session.facts);
  const ours =
    facts?.site === deps.config.PUBLIC_URL &&
    dueNow(facts.plan, facts.total) === session.amount &&
    isUuid(session.bookingId ?? "") &&
    session.currency === "brl" &&
    session.isOurMode;
  return ours ? facts : null;
}

async function listingsOrNull(
  deps: Deps,
  { listingId, otherRooms, language }: BookingFacts,
): Promise<ListingWithRooms[] | null> {
  const found: ListingWithRooms[] = [];
  try {
    for (const id of [listingId, ...otherRooms.map((room) => room.listingId)]) {
      found.push(await getListing(deps.db, id, language, { evenUnpublished: true }));
    }
    return found;
  } catch (error) {
    if (error instanceof AppError && error.code === "listing-unknown") return null;
    throw error;
  }
}
