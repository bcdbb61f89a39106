import { sql } from "kysely";
import type { Change } from "../change.ts";
import { addJob } from "../queue/add-job.ts";

/**
 * Queues the job that ends a hold, first at the provider if it has a session. A hold without one,
 * for a hand Pix, ends only by its time, which is therefore set to now.
 */
export async function endHoldNow({ tx, at }: Change, bookingId: string): Promise<void> {
  await sql`
    update booking set hold_expires_at = least(hold_expires_at, ${at})
    where id = ${bookingId} and state = 'held'
      and not exists (select from payment_session where booking_id = booking.id)
  `.execute(tx);
  await addJob(tx, "end-hold", { bookingId });
}
