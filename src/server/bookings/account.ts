import { type Expression, sql } from "kysely";
import type { Centavos } from "../../domain/money.ts";
import type { Account } from "../../domain/payment.ts";
import type { Database, Tx } from "../database/connect.ts";
import type { Booking } from "./booking.ts";

/** Refunded by the provider or pending; failed refunds do not count. */
export const refundedColumn: Expression<Centavos> = sql<Centavos>`coalesce((
  select sum(amount)::float8 from refund
  where refund.booking_id = booking.id and refund.state <> 'failed'), 0)`;

/** Taken at the reception, less what was given back there. */
export const byHandColumn: Expression<Centavos> = sql<Centavos>`coalesce((
  select sum(amount)::float8 from hand_payment where hand_payment.booking_id = booking.id), 0)`;

/** Reclaimed or taken by the guest's bank, so it cannot be refunded again. */
const disputedColumn: Expression<Centavos> = sql<Centavos>`coalesce((
  select sum(amount)::float8 from chargeback
  where chargeback.booking_id = booking.id and chargeback.state <> 'won'), 0)`;

/** Lost for good in a chargeback. */
export const lostColumn: Expression<Centavos> = sql<Centavos>`coalesce((
  select sum(amount)::float8 from chargeback
  where chargeback.booking_id = booking.id and chargeback.state = 'lost'), 0)`;

/** All money of a booking. Stable while the caller holds the row lock. */
export async function accountOf(
  db: Database | Tx,
  { id, total, paid_amount }: Pick<Booking, "id" | "total" | "paid_amount">,
): Promise<Account> {
  const sums = await db
    .selectFrom("booking")
    .select([
      sql<Centavos>`${refundedColumn}`.as("refunded"),
      sql<Centavos>`${byHandColumn}`.as("byHand"),
      sql<Centavos>`${disputedColumn}`.as("disputed"),
      sql<Centavos>`${lostColumn}`.as("lost"),
    ])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return { total, captured: paid_amount ?? 0, ...sums };
}
