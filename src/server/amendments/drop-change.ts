import type { JournalEvent } from "../../domain/journal.ts";
import type { Booking } from "../bookings/booking.ts";
import { writeJournal } from "../bookings/journal.ts";
import { handOver } from "../calendar/hand-over.ts";
import { freeHeldNights } from "../calendar/take-nights.ts";
import type { Change } from "../change.ts";
import type { StayChangeState } from "../database/guest-tables.ts";
import { addJob } from "../queue/add-job.ts";
import { endChange, openChangeOf } from "./stay-change.ts";

type End = Extract<StayChangeState, "withdrawn" | "expired" | "declined">;

const events: Readonly<Record<End, JournalEvent>> = {
  withdrawn: "change-withdrawn",
  expired: "change-expired",
  declined: "change-declined",
};

/**
 * Ends a guest's open change and frees the nights that it holds. Its session is ended after the
 * commit; a payment that still arrives is refunded. False if there is none.
 */
export async function dropChange(
  change: Change,
  { id: bookingId, state }: Pick<Booking, "id" | "state">,
  end: End = "withdrawn",
): Promise<boolean> {
  const { tx } = change;
  const row = await openChangeOf(tx, bookingId);
  if (!row) return false;
  await endChange(change, row, end);
  await handOver(change, await freeHeldNights(change, bookingId));
  await writeJournal(change, { bookingId, event: events[end], state });
  if (row.state === "paying") await addJob(tx, "end-change", { bookingId });
  return true;
}
