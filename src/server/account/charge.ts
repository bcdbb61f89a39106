import { sql } from "kysely";
import type { QuoteLine } from "../../domain/quote.ts";
import type { Change } from "../change.ts";
import { isLive, post, storedLine } from "./post.ts";

/** The stay that is charged. A booking's first stay has the booking's id. */
export type Charged = { readonly bookingId: string; readonly stayId: string };

/** What belongs to a booking as a whole is charged to its first stay. */
export const wholeOf = (bookingId: string): Charged => ({ bookingId, stayId: bookingId });

/** Adds lines to what a stay costs. Returns their entries' ids. */
export function charge(
  change: Change,
  { bookingId, stayId }: Charged,
  lines: readonly QuoteLine[],
): Promise<string[]> {
  return post(
    change,
    bookingId,
    lines.map((line) => ({ kind: "charge", line, stayId })),
  );
}

/** Like `charge`, for a new booking's only stay, in the statement that inserts `booking`. */
export const chargeNewBooking = (lines: string) => sql`
  insert into account_entry (booking_id, kind, amount, stay_id, line, at, actor, source)
  select booking.id, 'charge', (line ->> 'amount')::int, booking.id, line, created_at,
         'visitor', 'site'
  from booking, jsonb_array_elements(${lines}::jsonb) with ordinality as priced (line, place)
  order by place
`;

/**
 * Replaces the lines of a stay. A line that does not change keeps its entry, and so the note that
 * was written about it.
 */
export async function recharge(
  change: Change,
  charged: Charged,
  lines: readonly QuoteLine[],
): Promise<void> {
  await replace(change, charged, lines, await liveCharges(change, charged));
}

/** Replaces the lines of the whole booking. */
export async function rechargeAll(
  change: Change,
  bookingId: string,
  lines: readonly QuoteLine[],
): Promise<void> {
  const charged = wholeOf(bookingId);
  await replace(change, charged, lines, await liveCharges(change, { bookingId }));
}

type Of = { readonly bookingId: string; readonly stayId?: string };
type Known = { readonly id: string; readonly line: QuoteLine };

async function replace(
  change: Change,
  charged: Charged,
  lines: readonly QuoteLine[],
  known: readonly Known[],
): Promise<void> {
  const wanted = [...lines];
  const gone: string[] = [];
  for (const { id, line } of known) {
    const index = wanted.findIndex((one) => isAlike(one, line));
    if (index === -1) gone.push(id);
    else wanted.splice(index, 1);
  }
  await exchange(change, charged, wanted, gone);
}

/** In one statement: a constraint keeps the total from falling below zero, and half of it could. */
async function exchange(
  { tx, cause: { actor, source }, at }: Change,
  { bookingId, stayId }: Charged,
  wanted: readonly QuoteLine[],
  gone: readonly string[],
): Promise<void> {
  await sql`
    insert into account_entry (booking_id, kind, amount, stay_id, line, reverses, at, actor, source)
    select ${bookingId}::uuid, 'charge', (line ->> 'amount')::int, ${stayId}::uuid, line,
           null::bigint, ${at}::timestamptz, ${actor}, ${source}
    from jsonb_array_elements(${JSON.stringify(wanted.map(storedLine))}::jsonb) as line
    union all
    select null, null, null, null, null, gone, ${at}::timestamptz, ${actor}, ${source}
    from unnest(${gone}::bigint[]) as gone
  `.execute(tx);
}

async function liveCharges({ tx }: Change, { bookingId, stayId }: Of) {
  return tx
    .selectFrom("account_entry as entry")
    .select("id")
    .select((row) => row.ref("line").$notNull().as("line"))
    .where("booking_id", "=", bookingId)
    .$if(stayId !== undefined, (query) => query.where("stay_id", "=", stayId ?? null))
    .where("kind", "=", "charge")
    .where("reverses", "is", null)
    .where(isLive)
    .orderBy("id")
    .execute();
}

function isAlike(one: QuoteLine, other: QuoteLine): boolean {
  return (["kind", "nights", "people", "unitPrice", "amount", "kept"] as const).every(
    (field) => one[field] === other[field],
  );
}
