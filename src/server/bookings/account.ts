import { type Expression, sql } from "kysely";
import type { Centavos } from "../../domain/money.ts";
import type { Account } from "../../domain/payment.ts";
import type { Database, Tx } from "../database/connect.ts";
import type { Booking } from "./booking.ts";

/** What the provider gave back for a booking, or is about to: a failed try gave nothing. */
export const refundedColumn: Expression<Centavos> = sql<Centavos>`coalesce((
  select sum(amount)::float8 from refund
  where refund.booking_id = booking.id and refund.state <> 'failed'), 0)`;

/** What changed hands at the reception, less what was given back there. */
export const byHandColumn: Expression<Centavos> = sql<Centavos>`coalesce((
  select sum(amount)::float8 from hand_payment where hand_payment.booking_id = booking.id), 0)`;

/** What the guest's bank asks back, or has taken back: the house cannot give it a second time. */
const disputedColumn: Expression<Centavos> = sql<Centavos>`coalesce((
  select sum(amount)::float8 from chargeback
  where chargeback.booking_id = booking.id and chargeback.state <> 'won'), 0)`;

/** What the guest's bank has taken back for good. */
export const lostColumn: Expression<Centavos> = sql<Centavos>`coalesce((
  select sum(amount)::float8 from chargeback
  where chargeback.booking_id = booking.id and chargeback.state = 'lost'), 0)`;

/** All the money of a booking. Final for whoever has its row locked. */
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
