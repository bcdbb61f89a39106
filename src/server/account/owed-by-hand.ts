import { sql } from "kysely";
import type { Centavos } from "../../domain/money.ts";
import type { Database, Tx } from "../database/connect.ts";
import { replacementOf } from "./replacement-of.ts";

/** What only the owner can give back. */
export type OwedByHand = {
  /** Refunds by hand, not noted yet. */
  readonly waiting: Centavos;
  /** `waiting` and the excess, less refused refunds, which have an alert of their own. */
  readonly owed: Centavos;
};

const NOTHING: OwedByHand = { waiting: 0, owed: 0 };

/** By booking; disputed amounts are not owed. */
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

/** Refused refunds that nothing has replaced yet. */
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
