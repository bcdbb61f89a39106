import type { MailKind } from "../../domain/mail-kind.ts";
import type { Tx } from "../database/connect.ts";
import { addJob } from "../queue/add-job.ts";

/** Outbox row, written in the transaction of its fact. One of each kind per booking. */
export async function oweMail(tx: Tx, bookingId: string, kind: MailKind, at: Date): Promise<void> {
  const mail = await tx
    .insertInto("mail")
    .values({ booking_id: bookingId, kind, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (mail) await addJob(tx, "send-mail", { mailId: mail.id });
}
