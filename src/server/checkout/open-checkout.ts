import type { OpenCheckout } from "../../contract/api.ts";
import { returnUrl } from "../../contract/page-urls.ts";
import { quoteLineLabel } from "../../contract/quote-words.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Booking } from "../bookings/booking.ts";
import { writeFacts } from "../bookings/booking-facts.ts";
import { writeJournal } from "../bookings/journal.ts";
import { isContested } from "../calendar/is-contested.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { listingName } from "../listings/listing-name.ts";
import { type PaymentSession, ProviderError } from "../payments/provider.ts";
import { closeCheckout } from "./close-checkout.ts";
import { type SessionRow, sessionFor } from "./payment-session.ts";

/** The payment session of a hold: opened once, reused as long as it is open. */
export async function openCheckout(deps: Deps, booking: Booking): Promise<OpenCheckout | "ended"> {
  const row = await sessionFor(deps.db, booking.id, "booking");
  if (!row) throw new Error("a hold without a session");
  const session = await findOrOpen(deps, booking, row);
  if (session?.status !== "open" || session.clientSecret === null) {
    await closeCheckout(deps, booking, { actor: "visitor", source: "site" });
    return "ended";
  }
  const stay = { checkIn: booking.check_in, checkOut: booking.check_out };
  if (row.checkout_id === null) await keepSession(deps, booking, row, session.id);
  return {
    checkoutId: session.id,
    clientSecret: session.clientSecret,
    total: booking.total,
    expiresAt: session.expiresAt.getTime(),
    isContested: await isContested(deps.db, booking.listing_id, stay),
  };
}

async function findOrOpen(
  deps: Deps,
  booking: Booking,
  row: SessionRow,
): Promise<PaymentSession | null> {
  try {
    if (row.checkout_id) return await deps.payments.findSession(row.checkout_id);
    const stay = { checkIn: booking.check_in, checkOut: booking.check_out };
    const { total, language, listing_id: listingId } = booking;
    return await deps.payments.openSession({
      sessionId: row.id,
      bookingId: booking.id,
      purpose: row.purpose,
      title: await listingName(deps.db, listingId, language),
      lines: booking.lines.map((line) => ({
        label: quoteLineLabel(line, language),
        amount: line.amount,
      })),
      language,
      facts: writeFacts(booking, deps.config.PUBLIC_URL),
      expiresAt: row.expires_at,
      keptUntil: booking.hold_expires_at ?? row.expires_at,
      returnUrl: returnUrl(deps.config.PUBLIC_URL, { total, stay, listingId, language }),
    });
  } catch (error) {
    deps.log.error({ booking: booking.id, err: error }, "payment-session-not-opened");
    // If the provider certainly did nothing, free the nights. Otherwise they stay held until the
    // hold expires, when the provider is asked.
    if (error instanceof ProviderError && error.outcome !== "unknown") {
      await closeCheckout(deps, booking, { actor: "system", source: "site" });
    }
    throw new AppError("payment-unavailable", {}, { cause: error });
  }
}

async function keepSession(
  deps: Deps,
  { id: bookingId, state }: Booking,
  row: SessionRow,
  checkoutId: string,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const kept = await tx
      .updateTable("payment_session")
      .set({ checkout_id: checkoutId })
      .where("id", "=", row.id)
      .where("checkout_id", "is", null)
      .returning("id")
      .executeTakeFirst();
    // Another tab was faster: the same session is already stored.
    if (!kept) return;
    const cause = { actor: "visitor", source: "site" } as const;
    const entry = { bookingId, event: "checkout-opened", state } as const;
    await writeJournal({ tx, cause, at: new Date(deps.clock()) }, entry);
  });
}
