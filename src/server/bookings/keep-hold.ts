import type { Change } from "../change.ts";
import { addJob } from "../queue/add-job.ts";
import type { Booking } from "./booking.ts";

/**
 * Gives a hold more time, never less, for a guest who says that it is paid. From now on the
 * visitor's browser can no longer release it. Returns its new end.
 */
export async function keepHold(
  { tx, at }: Pick<Change, "tx" | "at">,
  { id, hold_expires_at }: Pick<Booking, "id" | "hold_expires_at">,
  deadline: Date,
): Promise<Date> {
  const until = hold_expires_at && hold_expires_at > deadline ? hold_expires_at : deadline;
  await tx
    .updateTable("booking")
    .set({ hold_expires_at: until, visitor_id: null })
    .where("id", "=", id)
    .execute();
  // Replaces the job that waits for the earlier end.
  await addJob(tx, "end-hold", { bookingId: id }, { wait: until.getTime() - at.getTime() });
  return until;
}
