import { sql } from "kysely";
import type { Change } from "../change.ts";
import type { ToldStay } from "../database/tables.ts";
import { addJob } from "../queue/add-job.ts";
import type { Booking } from "./booking.ts";

/**
 * The intent to tell a guest of another room or other dates. There is one such mail of a booking,
 * sent anew at every change: it tells from what the guest was last told to what holds now. Whatever
 * was never sent was never told, so two changes in a row make one mail.
 */
export async function oweChangeMail(
  { tx, at }: Pick<Change, "tx" | "at">,
  before: Booking,
): Promise<void> {
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
