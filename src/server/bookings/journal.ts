import type { BookingState } from "../../domain/booking.ts";
import type { Cause } from "../../domain/cause.ts";
import type { JournalEvent } from "../../domain/journal.ts";
import type { Tx } from "../database/connect.ts";

/** Facts are numbers and our own ids, never personal data. */
export async function writeJournal(
  tx: Tx,
  entry: {
    bookingId: string;
    at: Date;
    event: JournalEvent;
    state: BookingState;
    cause: Cause;
    facts?: Record<string, unknown>;
  },
): Promise<void> {
  await tx
    .insertInto("booking_journal")
    .values({
      booking_id: entry.bookingId,
      at: entry.at,
      event: entry.event,
      state: entry.state,
      actor: entry.cause.actor,
      source: entry.cause.source,
      facts: JSON.stringify(entry.facts ?? {}),
    })
    .execute();
}
