import { balanceReturnUrl, paymentReturnUrl, returnUrl } from "../../contract/page-urls.ts";
import { changeLabel, depositLabel, restLabel } from "../../contract/plan-words.ts";
import { quoteLineLabel } from "../../contract/quote-words.ts";
import { mostInstallmentsOf } from "../../domain/payment-choice.ts";
import type { Property } from "../../domain/property.ts";
import { type Booking, guestsOf } from "../bookings/booking.ts";
import { writeFacts } from "../bookings/booking-facts.ts";
import { GRACE_MINUTES } from "../bookings/new-hold.ts";
import type { Deps } from "../deps.ts";
import { roomNames } from "../listings/listing-name.ts";
import { isInFrame } from "../payments/choose.ts";
import type { SessionOrder } from "../payments/provider.ts";
import { getProperty } from "../property/get-property.ts";
import type { SessionRow } from "../settle/payment-session.ts";

/**
 * Built from stored rows, and from the house's own data where the guest's is missing, so that a
 * retry sends the same request unless the house edits its data in between.
 */
export async function sessionOrder(
  deps: Deps,
  booking: Booking,
  row: SessionRow,
): Promise<SessionOrder> {
  const { language } = booking;
  const property = await getProperty(deps.db);
  const isFramed = isInFrame(deps.payments, row);
  return {
    sessionId: row.id,
    bookingId: booking.id,
    purpose: row.purpose,
    provider: row.provider,
    means: row.means,
    payer: isFramed ? null : payerOf(deps, booking, property),
    mostInstallments: mostInstallmentsOf(property.paymentChoice),
    title: await roomNames(deps.db, booking, language),
    language,
    expiresAt: row.expires_at,
    keptUntil: new Date(row.expires_at.getTime() + GRACE_MINUTES * 60_000),
    ...(row.purpose === "booking" ? purchase(deps, booking, row) : later(deps, booking, row)),
    ...(!isFramed && { returnUrl: paymentReturnUrl(deps.config.PUBLIC_URL, booking) }),
  };
}

/**
 * A frame asks the payer itself. Of a guest who called, the house may know less than a provider
 * wants.
 */
function payerOf({ config }: Deps, booking: Booking, property: Property) {
  return {
    name: booking.guest_name ?? property.name,
    email: booking.guest_email ?? config.MAIL_FROM,
    phone: booking.guest_phone ?? property.phone,
  };
}

type Particulars = Pick<SessionOrder, "lines" | "facts" | "returnUrl">;

function purchase(deps: Deps, booking: Booking, { amount }: SessionRow): Particulars {
  const { total, language, listing_id: listingId, plan } = booking;
  const stay = { checkIn: booking.check_in, checkOut: booking.check_out };
  const rooms = booking.stays.map((room) => ({
    listingId: room.listing_id,
    guests: guestsOf(room),
  }));
  const lines = booking.lines.map((line) => ({
    label: quoteLineLabel(line, language),
    amount: line.amount,
  }));
  return {
    lines: plan ? [{ label: depositLabel(plan, language), amount }] : lines,
    facts: writeFacts(booking, deps.config.PUBLIC_URL),
    returnUrl: returnUrl(deps.config.PUBLIC_URL, { total, stay, listingId, language, rooms }),
  };
}

/** The request's texts name the booking only: the stay may change before a retry. */
function later(
  { config }: Deps,
  { code, language }: Booking,
  { amount, purpose }: SessionRow,
): Particulars {
  const label = purpose === "change" ? changeLabel(language) : restLabel(language);
  return {
    lines: [{ label: `${label}, ${code}`, amount }],
    facts: { site: config.PUBLIC_URL, code },
    returnUrl: balanceReturnUrl(config.PUBLIC_URL, code, language),
  };
}
