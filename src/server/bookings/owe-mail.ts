import type { MailKind } from "../../domain/mail-kind.ts";
import type { Change } from "../change.ts";
import { addJob } from "../queue/add-job.ts";

/** The intent to send, written with the fact the mail tells of. One of a kind per booking. */
export async function oweMail(
  { tx, at }: Pick<Change, "tx" | "at">,
  bookingId: string,
  kind: MailKind,
): Promise<void> {
  const mail = await tx
    .insertInto("mail")
    .values({ booking_id: bookingId, kind, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (mail) await addJob(tx, "send-mail", { mailId: mail.id });
}
