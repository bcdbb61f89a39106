import { sql } from "kysely";
import type { MovementSums } from "../../contract/owner/books.ts";
import type { PaymentMeans } from "../../domain/account.ts";
import type { Day } from "../../domain/day.ts";
import type { Database } from "../database/connect.ts";
import { meansInOrder } from "./get-cash-day.ts";
import { dayOfEntry } from "./movements.ts";

type Span = { readonly first: Day; readonly end: Day; readonly timeZone: string };

type Row = {
  readonly means: PaymentMeans;
  readonly received: string;
  readonly returned: string;
};

/** What came in and went out in [first, end) by means: the movements of its days, summed. */
export async function sumByMeans(
  db: Database,
  { first, end, timeZone }: Span,
): Promise<(MovementSums & { readonly means: PaymentMeans })[]> {
  const instant = (day: Day) => sql`(${day}::date::timestamp at time zone ${timeZone})`;
  const day = dayOfEntry(timeZone);
  // A payment that was noted later counts for the day it came in.
  const { rows } = await sql<Row>`
    with moved as (
      select id from account_entry
      where at >= ${instant(first)} and at < ${instant(end)} and kind <> 'charge'
      union
      select entry.id from payment
      join account_entry as entry on entry.booking_id = payment.booking_id
        and entry.payment_id = payment.id and entry.at = payment.at
      where payment.received_on >= ${first}::date and payment.received_on < ${end}::date
    )
    select coalesce(refund.means, payment.means, 'online') as means,
           coalesce(sum(entry.amount) filter (where entry.kind = 'payment'), 0)::bigint as received,
           coalesce(sum(entry.amount) filter (where entry.kind <> 'payment'), 0)::bigint
             as returned
    from moved join account_entry as entry using (id)
    left join payment on payment.id = entry.payment_id
    left join refund on refund.id = entry.refund_id
    where entry.kind in ('payment', 'refunded', 'dispute-lost')
      and ${day} >= ${first}::date and ${day} < ${end}::date
    group by 1
  `.execute(db);
  return meansInOrder.flatMap((means) => {
    const row = rows.find((one) => one.means === means);
    if (!row) return [];
    const [received, returned] = [Number(row.received), Number(row.returned)];
    return [{ means, received, returned, net: received - returned }];
  });
}
