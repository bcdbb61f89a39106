import type { Updateable } from "kysely";
import { type BookingState, canMove, canReturn } from "../../domain/booking.ts";
import type { JournalEvent } from "../../domain/journal.ts";
import type { Change } from "../change.ts";
import type { BookingTable } from "../database/tables.ts";
import type { Booking } from "./booking.ts";
import { writeJournal } from "./journal.ts";

/** The only way to change a booking's state: an allowed transition, with a journal entry. */
export async function moveBooking(
  change: Change,
  booking: Booking,
  move: {
    to: BookingState;
    event: JournalEvent;
    facts?: Record<string, unknown>;
    set?: Updateable<BookingTable>;
    /** The booking was cancelled, and is confirmed again. */
    isReturn?: true;
  },
): Promise<Booking> {
  const isAllowed = move.isReturn ? canReturn(booking.state) : canMove(booking.state, move.to);
  if (!isAllowed) {
    throw new Error(`a booking cannot move from ${booking.state} to ${move.to}`);
  }
  const moved = await change.tx
    .updateTable("booking")
    .set({ ...move.set, state: move.to })
    .where("id", "=", booking.id)
    .where("state", "=", booking.state)
    .returningAll()
    .executeTakeFirstOrThrow();
  const { event, facts = {} } = move;
  await writeJournal(change, { event, facts, bookingId: booking.id, state: move.to });
  const { total, lines, stays } = booking;
  return { ...moved, total, lines, stays };
}
