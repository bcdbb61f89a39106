import { sql } from "kysely";
import type { Centavos } from "../../domain/money.ts";
import type { Database, Tx } from "../database/connect.ts";
import { replacementOf } from "./replacement-of.ts";

/** What only the owner can give back. */
export type OwedByHand = {
  /** It waits to be given by hand. */
  readonly waiting: Centavos;
  /** With what came in beyond the price. What a provider refused is a matter of its own. */
  readonly owed: Centavos;
};

const NOTHING: OwedByHand = { waiting: 0, owed: 0 };

/** Of each booking; what a bank disputes is not owed. */
export async function owedByHand(
  db: Database | Tx,
  bookingIds: readonly string[],
): Promise<(bookingId: string) => OwedByHand> {
  const refused = await refusedOf(db, bookingIds);
  const { rows } = await sql<{ id: string; waiting: Centavos; excess: Centavos }>`
    select booking_id as id, received - refunding - disputed - booking_account.total as excess,
      (select coalesce(sum(amount), 0)::int from refund
       where refund.booking_id = booking_account.booking_id and state = 'by-hand') as waiting
    from booking_account join booking on booking.id = booking_id
    where booking_id = any(${bookingIds}::uuid[]) and state in ('confirmed', 'cancelled', 'refunded')
  `.execute(db);
  const byId = new Map(
    rows.map(({ id, waiting, excess }) => {
      const beyond = Math.max(0, excess - (refused.get(id) ?? 0));
      return [id, { waiting, owed: waiting + beyond }];
    }),
  );
  return (bookingId) => byId.get(bookingId) ?? NOTHING;
}

/** What was refused, and nothing was done instead yet. */
async function refusedOf(
  db: Database | Tx,
  bookingIds: readonly string[],
): Promise<Map<string, Centavos>> {
  const { rows } = await sql<{ id: string; booking: string; state: string; amount: Centavos }>`
    select id, booking_id as booking, state, amount - waived as amount from refund
    where booking_id = any(${bookingIds}::uuid[])
  `.execute(db);
  const known = new Set(rows.map(({ id }) => id));
  const sums = new Map<string, Centavos>();
  for (const { id, booking, state, amount } of rows) {
    if (state !== "failed" || known.has(replacementOf(id))) continue;
    sums.set(booking, (sums.get(booking) ?? 0) + amount);
  }
  return sums;
}
