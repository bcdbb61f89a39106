import { sql } from "kysely";
import type { Change } from "../change.ts";
import { addJob } from "../queue/add-job.ts";

/**
 * A job ends it: the session at the provider first, if it has one. A hold that waits for a Pix ends
 * by its time alone.
 */
export async function endHoldNow({ tx, at }: Change, bookingId: string): Promise<void> {
  await sql`
    update booking set hold_expires_at = least(hold_expires_at, ${at})
    where id = ${bookingId} and state = 'held'
      and not exists (select from payment_session where booking_id = booking.id)
  `.execute(tx);
  await addJob(tx, "end-hold", { bookingId });
}
