import { sql } from "kysely";
import type { Tx } from "../database/connect.ts";
import type { ToldStay } from "../database/tables.ts";
import { addJob } from "../queue/add-job.ts";
import type { Booking } from "./booking.ts";

/**
 * Owes a mail about another room or other dates. There is one such mail per booking, sent again at
 * every change: it describes the change from what the guest was last told to the current state. So
 * two unsent changes become one mail.
 */
export async function oweChangeMail(tx: Tx, before: Booking, at: Date): Promise<void> {
  const told: ToldStay = {
    listingId: before.listing_id,
    checkIn: before.check_in,
    checkOut: before.check_out,
    total: before.total,
  };
  const { id } = await tx
    .insertInto("mail")
    .values({
      booking_id: before.id,
      kind: "stay-changed",
      created_at: at,
      facts: JSON.stringify(told),
    })
    .onConflict((conflict) =>
      conflict.columns(["booking_id", "kind"]).doUpdateSet({
        facts: sql`case when mail.sent_at is null then mail.facts else excluded.facts end`,
        sent_at: null,
        refused_at: null,
        resent_at: at,
      }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  await addJob(tx, "send-mail", { mailId: id });
}
