import type { Deps } from "../deps.ts";
import { findSessionRow, sessionFor } from "../settle/payment-session.ts";

const purposes = ["balance", "change"] as const;

/** Its id may not be stored yet if the process died after opening it. */
export async function isSessionOf(
  { db }: Deps,
  bookingId: string,
  checkoutId: string,
): Promise<boolean> {
  const known = await findSessionRow(db, checkoutId);
  if (known) return known.booking_id === bookingId;
  for (const purpose of purposes) {
    const latest = await sessionFor(db, bookingId, purpose);
    if (latest && latest.checkout_id === null) return true;
  }
  return false;
}
