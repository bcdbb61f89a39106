import type {
  BookingRecord,
  RoomForGuest,
  Settlement,
  SettlementClaim,
} from "../../contract/api.ts";
import { AppError } from "../../domain/app-error.ts";
import { todayIn } from "../../domain/day.ts";
import type { Language } from "../../domain/language.ts";
import { readAccount } from "../account/read-account.ts";
import { type Booking, guestsOf } from "../bookings/booking.ts";
import { boughtSteps } from "../bookings/bought-steps.ts";
import { findBooking } from "../bookings/find-booking.ts";
import { giveFirstLink } from "../bookings/give-first-link.ts";
import { roomsForGuest } from "../bookings/rooms-for-guest.ts";
import { planOf } from "../bookings/statement.ts";
import type { Database } from "../database/connect.ts";
import type { Deps } from "../deps.ts";
import { namesIn } from "../listings/listing-name.ts";
import { getProperty } from "../property/get-property.ts";
import { findSessionRow, type SessionRow } from "./payment-session.ts";
import { settleCheckout } from "./settle-checkout.ts";

/** The browser that claims a booking. */
export type Claimant = {
  readonly language: Language;
  readonly visitorId: string | null;
  /** Stores the secret of a booking's link in that browser. */
  readonly keepLink?: (code: string, secret: string) => void;
};

/** For the success page: the outcome of a payment. Settles it if that has not happened yet. */
export async function claimBooking(
  deps: Deps,
  claim: SettlementClaim,
  claimant: Claimant,
): Promise<Settlement> {
  const { language } = claimant;
  const cause = { actor: "visitor", source: "return" } as const;
  if (!deps.payments.isSecret(claim.checkoutId)) throw new AppError("checkout-unknown");
  const row = await findSessionRow(deps.db, claim.checkoutId);
  // The id of a later session is known to everyone who has had the guest link, which can be
  // renewed.
  if (row && row.purpose !== "booking") throw new AppError("checkout-unknown");
  const settled = await findSettled(deps.db, row);
  const outcome = settled
    ? ({ kind: "settled", booking: settled } as const)
    : await settleCheckout(deps, claim.checkoutId, cause);
  if (outcome.kind === "unknown") throw new AppError("checkout-unknown");
  if (outcome.kind === "unpaid") throw new AppError("checkout-unpaid");
  if (outcome.kind === "returned") {
    throw new AppError(outcome.why, { bookingCode: outcome.code, refund: outcome.amount });
  }
  const { booking } = outcome;
  logFalseClaims(deps, claim, booking);
  await giveLinkToMaker(deps, booking, claimant);
  if (outcome.kind === "processing") return { kind: "processing", code: booking.code };

  if (booking.state === "expired") throw new AppError("checkout-expired");
  if (booking.state === "cancelled") throw new AppError("booking-cancelled");
  if (booking.state === "refunded") {
    throw new AppError(await whyRefunded(deps.db, booking), {
      bookingCode: booking.code,
      refund: (await readAccount(deps.db, booking.id)).received,
      ...(await refundOf(deps, booking)),
    });
  }
  const rooms = await roomsForGuest(deps.db, booking, language);
  const steps = boughtSteps(booking, await getProperty(deps.db));
  const plan = planOf(booking, await readAccount(deps.db, booking.id));
  return { kind: "confirmed", booking: { ...toRecord(booking, rooms, language), plan, steps } };
}

/** Only to the browser that made the booking: knowing the session's id is not enough. */
async function giveLinkToMaker(
  deps: Deps,
  booking: Booking,
  { visitorId, keepLink }: Claimant,
): Promise<void> {
  if (!keepLink || visitorId === null || booking.visitor_id !== visitorId) return;
  await giveFirstLink(deps, booking, keepLink);
}

/** A final state needs no call to the provider. */
async function findSettled(db: Database, row?: SessionRow): Promise<Booking | undefined> {
  const booking = row?.state === "paid" ? await findBooking(db, row.booking_id) : undefined;
  const isFinal = booking && booking.state !== "held" && booking.state !== "expired";
  return isFinal ? booking : undefined;
}

async function whyRefunded(
  db: Database,
  { id }: Booking,
): Promise<"nights-lost" | "payment-returned"> {
  const returned = await db
    .selectFrom("booking_journal")
    .select("id")
    .where("booking_id", "=", id)
    .where("event", "=", "payment-returned")
    .executeTakeFirst();
  return returned ? "payment-returned" : "nights-lost";
}

/** State of the latest refund, and since which day at the property. */
async function refundOf(deps: Deps, booking: Booking) {
  const refund = await deps.db
    .selectFrom("refund")
    .select(["state", "created_at", "done_at"])
    .where("booking_id", "=", booking.id)
    .orderBy("created_at", "desc")
    .executeTakeFirst();
  if (!refund) return {};
  const { timeZone } = await getProperty(deps.db);
  const since = refund.done_at ?? refund.created_at;
  return { refundState: refund.state, refundDay: todayIn(timeZone, since.getTime()) };
}

/** The success page's query can be edited. A false claim has no effect, but is logged. */
function logFalseClaims(deps: Deps, claim: SettlementClaim, booking: Booking): void {
  const facts = {
    total: [claim.total, booking.total],
    checkIn: [claim.checkIn, booking.check_in],
    checkOut: [claim.checkOut, booking.check_out],
    listing: [claim.listingId, booking.listing_id],
  };
  const differing = Object.entries(facts)
    .filter(([, [claimed, fact]]) => claimed !== null && claimed !== fact)
    .map(([name]) => name);
  if (differing.length > 0) deps.log.warn({ booking: booking.id, differing }, "claim-mismatch");
}

function toRecord(
  booking: Booking,
  rooms: readonly RoomForGuest[],
  language: Language,
): Omit<BookingRecord, "plan" | "steps"> {
  return {
    code: booking.code,
    listingId: booking.listing_id,
    listingName: namesIn(rooms, language),
    checkIn: booking.check_in,
    checkOut: booking.check_out,
    guestName: booking.guest_name,
    guestEmail: booking.guest_email,
    guests: guestsOf(booking),
    rooms,
    lines: booking.lines,
    total: booking.total,
  };
}
