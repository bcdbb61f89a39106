import { type Expression, sql } from "kysely";
import type { Centavos } from "../../domain/money.ts";

/** What the provider gave back for a booking, or is about to: a failed try gave nothing. */
export const refundedColumn: Expression<Centavos> = sql<Centavos>`coalesce((
  select sum(amount)::float8 from refund
  where refund.booking_id = booking.id and refund.state <> 'failed'), 0)`;

/** What changed hands at the reception, less what was given back there. */
export const byHandColumn: Expression<Centavos> = sql<Centavos>`coalesce((
  select sum(amount)::float8 from hand_payment where hand_payment.booking_id = booking.id), 0)`;
