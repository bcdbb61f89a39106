import { sql } from "kysely";
import type { QuoteLine } from "../../domain/quote.ts";
import type { Change } from "../change.ts";
import { charge } from "./charge.ts";
import { isLive, reverseEntries } from "./post.ts";

/** Undoes the end of a booking: writes the former charges again, with the notes about them. */
export async function restoreCharges(
  change: Change,
  bookingId: string,
  endedAt: Date,
): Promise<void> {
  const { tx } = change;
  const retained = await tx
    .selectFrom("account_entry as entry")
    .select("id")
    .where("booking_id", "=", bookingId)
    .where("kind", "=", "charge")
    .where("reverses", "is", null)
    .where(isLive)
    .execute();
  for (const { line, stayId, text } of await chargesUntil(change, bookingId, endedAt)) {
    const [entryId] = await charge(change, { bookingId, stayId }, [line]);
    if (text === null || entryId === undefined) continue;
    await tx.insertInto("account_note").values({ entry_id: entryId, text }).execute();
  }
  // After the charges, because the total must not be below zero in between.
  await reverseEntries(
    change,
    retained.map(({ id }) => id),
  );
}

async function chargesUntil({ tx }: Change, bookingId: string, endedAt: Date) {
  const { rows } = await sql<{ line: QuoteLine; stayId: string; text: string | null }>`
    select entry.line, entry.stay_id as "stayId", text from account_entry as entry
    join account_entry as ending on ending.reverses = entry.id and ending.at = ${endedAt}
    left join account_note on entry_id = entry.id
    where entry.booking_id = ${bookingId} and entry.kind = 'charge'
    order by entry.id
  `.execute(tx);
  return rows;
}
