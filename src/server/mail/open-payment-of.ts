import { type LocalTime, localTime } from "../../domain/day.ts";
import type { Centavos } from "../../domain/money.ts";
import { payeeOf } from "../../domain/payment-choice.ts";
import type { Booking } from "../bookings/booking.ts";
import type { Deps } from "../deps.ts";
import { getProperty } from "../property/get-property.ts";

/** A payment through a provider that the guest still has to make, as a mail describes it. */
export type LetterPayment = {
  readonly amount: Centavos;
  readonly payee: string;
  /** Until when the provider takes it. */
  readonly until: LocalTime;
  /** The code that a bank's app reads; null for a card on the provider's own page. */
  readonly brCode: string | null;
};

/** Null if it was paid, or ended, before the mail was sent. */
export async function openPaymentOf(
  { db, clock }: Deps,
  { id, state }: Booking,
): Promise<LetterPayment | null> {
  const row = await db
    .selectFrom("payment_session")
    .select(["amount", "br_code", "expires_at"])
    .where("booking_id", "=", id)
    .where("purpose", "=", "booking")
    .where("state", "=", "open")
    .where("checkout_id", "is not", null)
    .executeTakeFirst();
  if (!row || state !== "held" || row.expires_at.getTime() <= clock()) return null;
  const property = await getProperty(db);
  const { amount, br_code: brCode, expires_at } = row;
  const until = localTime(property.timeZone, expires_at.getTime());
  return { amount, brCode, until, payee: payeeOf(property) };
}
