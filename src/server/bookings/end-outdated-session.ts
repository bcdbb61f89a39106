import type { Change } from "../change.ts";
import { addJob } from "../queue/add-job.ts";

/** Ends a session whose amount is no longer right. The provider is called after the commit. */
export async function endOutdatedSession({ tx }: Pick<Change, "tx">, bookingId: string) {
  const open = await tx
    .selectFrom("payment_session")
    .select("id")
    .where("booking_id", "=", bookingId)
    .where("purpose", "=", "balance")
    .where("state", "=", "open")
    .executeTakeFirst();
  if (open) await addJob(tx, "end-balance", { bookingId });
}
