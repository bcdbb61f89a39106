import type { BookingState } from "../../domain/booking.ts";
import type { JournalEvent } from "../../domain/journal.ts";
import type { Change } from "../change.ts";

/** Facts are numbers and our own ids, never personal data. */
export async function writeJournal(
  { tx, cause, at }: Change,
  entry: {
    bookingId: string;
    event: JournalEvent;
    state: BookingState;
    facts?: Record<string, unknown>;
  },
): Promise<void> {
  await tx
    .insertInto("booking_journal")
    .values({
      booking_id: entry.bookingId,
      at,
      event: entry.event,
      state: entry.state,
      actor: cause.actor,
      source: cause.source,
      facts: JSON.stringify(entry.facts ?? {}),
    })
    .execute();
}
