import type { AccountPayment, Sums } from "../../domain/account.ts";
import type { Centavos } from "../../domain/money.ts";
import type { Database, Tx } from "../database/connect.ts";

export type StoredPayment = AccountPayment & {
  readonly provider: string | null;
  /** The provider's own id. */
  readonly reference: string | null;
};

export type StoredAccount = Sums & { readonly payments: readonly StoredPayment[] };

/** The columns of `booking_account` that are the sums. */
export const sumColumns = [
  "booking_account.total",
  "booking_account.received",
  "booking_account.refunding",
  "booking_account.refunded",
  "booking_account.disputed",
  "booking_account.lost",
] as const satisfies readonly `booking_account.${keyof Sums}`[];

/** All money of a booking. Stable while the caller holds the booking's row lock. */
export async function readAccount(db: Database | Tx, bookingId: string): Promise<StoredAccount> {
  const sums = await db
    .selectFrom("booking_account")
    .select(sumColumns)
    .where("booking_id", "=", bookingId)
    .executeTakeFirstOrThrow();
  const payments = await db
    .selectFrom("payment")
    .select(["id", "means", "provider", "reference", "received", "refunding", "disputed"])
    .select("refundable_until as refundableUntil")
    .where("booking_id", "=", bookingId)
    .orderBy("at")
    .orderBy("id")
    .execute();
  return { ...sums, payments };
}

/** What came in by a provider's payment. Null if it is not known here. */
export async function receivedOf(
  db: Database | Tx,
  provider: string,
  reference: string,
): Promise<Centavos | null> {
  const payment = await db
    .selectFrom("payment")
    .select("received")
    .where("provider", "=", provider)
    .where("reference", "=", reference)
    .executeTakeFirst();
  return payment?.received ?? null;
}
