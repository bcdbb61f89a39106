import type { Selectable } from "kysely";
import type { Centavos } from "../../domain/money.ts";
import type { SessionPurpose } from "../../domain/session-purpose.ts";
import type { Booking } from "../bookings/booking.ts";
import type { Change } from "../change.ts";
import type { PaymentSessionTable } from "../database/account-tables.ts";
import type { Database, Tx } from "../database/connect.ts";
import type { Deps } from "../deps.ts";
import type { PaymentSession } from "../payments/provider.ts";

/** Our row about a session; the provider's own is a `PaymentSession`. */
export type SessionRow = Selectable<PaymentSessionTable>;

/** Of a hold that is written step by step: it has the booking's id. */
export async function writeFirstSession(
  { payments }: Pick<Deps, "payments">,
  tx: Tx,
  { id, created_at }: Pick<Booking, "id" | "created_at">,
  { amount, expiresAt }: { readonly amount: Centavos; readonly expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto("payment_session")
    .values({
      id,
      booking_id: id,
      provider: payments.name,
      purpose: "booking",
      amount,
      expires_at: expiresAt,
      opened_at: created_at,
    })
    .execute();
}

/** The latest of a purpose. */
export function sessionFor(
  db: Database | Tx,
  bookingId: string,
  purpose: SessionPurpose,
): Promise<SessionRow | undefined> {
  return db
    .selectFrom("payment_session")
    .selectAll()
    .where("booking_id", "=", bookingId)
    .where("purpose", "=", purpose)
    .orderBy("opened_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

export function findSessionRow(
  db: Database | Tx,
  checkoutId: string,
): Promise<SessionRow | undefined> {
  return db
    .selectFrom("payment_session")
    .selectAll()
    .where("checkout_id", "=", checkoutId)
    .executeTakeFirst();
}

/** Our row of a provider's session. Its id may not be stored yet if the process died meanwhile. */
export async function rowOf(
  db: Database | Tx,
  { id, bookingId, purpose }: PaymentSession & { readonly bookingId: string },
): Promise<SessionRow | undefined> {
  const known = await findSessionRow(db, id);
  if (known) return known.booking_id === bookingId ? known : undefined;
  const latest = await sessionFor(db, bookingId, purpose);
  // Another call may have stored the id since.
  return latest && (latest.checkout_id ?? id) === id ? latest : undefined;
}

/** False if another call has stored it already. */
export async function storeCheckoutId(
  db: Database | Tx,
  { id }: Pick<SessionRow, "id">,
  checkoutId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("payment_session")
    .set({ checkout_id: checkoutId })
    .where("id", "=", id)
    .where("checkout_id", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The provider's word on a payment is final, also after we took the session for ended. */
export async function closeSession(
  { tx }: Pick<Change, "tx">,
  { id }: Pick<SessionRow, "id">,
  state: "paid" | "ended",
  checkoutId?: string,
): Promise<void> {
  await tx
    .updateTable("payment_session")
    .set({ state, ...(checkoutId !== undefined && { checkout_id: checkoutId }) })
    .where("id", "=", id)
    .where("state", "in", state === "paid" ? ["open", "ended"] : ["open"])
    .execute();
}
