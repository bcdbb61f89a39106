import type { GuestPaymentState } from "../../contract/guest-payment.ts";
import { askedOf } from "../../domain/account.ts";
import { readAccount } from "../account/read-account.ts";
import type { OwnPageSession } from "../begin/own-page-session.ts";
import type { Booking } from "../bookings/booking.ts";
import type { Database } from "../database/connect.ts";
import type { Deps } from "../deps.ts";

/** From our own rows; only the provider knows that a payment is being processed. */
export async function stateOfPayment(
  { db, clock }: Pick<Deps, "db" | "clock">,
  booking: Booking,
  row: OwnPageSession,
): Promise<Exclude<GuestPaymentState, "processing">> {
  if (row.state === "paid") {
    const isBack = booking.state === "refunded" || (await wentBack(db, row));
    return isBack ? "returned" : "paid";
  }
  if (row.state === "ended") return (await wasGivenBack(db, row)) ? "returned" : "ended";
  const isInTime = row.expires_at.getTime() > clock();
  return isInTime && (await isAskedFor(db, row)) ? "open" : "ended";
}

/** The balance may have been paid in another way since: it must not be paid twice. */
async function isAskedFor(
  db: Database,
  { purpose, booking_id, amount }: OwnPageSession,
): Promise<boolean> {
  return purpose !== "balance" || askedOf(await readAccount(db, booking_id)) === amount;
}

/**
 * Everything that this session received is refunded, for example for a change whose nights were
 * lost.
 */
async function wentBack(db: Database, row: OwnPageSession): Promise<boolean> {
  const payments = await db
    .selectFrom("payment")
    .select(["received", "refunding"])
    .where("booking_id", "=", row.booking_id)
    .where("provider", "=", row.provider)
    .where("amount", "=", row.amount)
    .where("at", ">=", row.opened_at)
    .execute();
  return payments.length > 0 && payments.every(({ received, refunding }) => refunding >= received);
}

/** The payment was of another amount: it was refunded without an entry in the account. */
async function wasGivenBack(
  db: Database,
  { checkout_id }: Pick<OwnPageSession, "checkout_id">,
): Promise<boolean> {
  const told = await db
    .selectFrom("alert")
    .select("id")
    .where("kind", "=", "payment-returned")
    .where("subject", "=", checkout_id ?? "")
    .limit(1)
    .executeTakeFirst();
  return told !== undefined;
}
