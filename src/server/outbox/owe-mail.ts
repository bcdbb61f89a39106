import { sql } from "kysely";
import type { MailKind } from "../../domain/mail-kind.ts";
import type { Change } from "../change.ts";
import type { ToldStay } from "../database/tables.ts";
import { addJob } from "../queue/add-job.ts";

type Moment = Pick<Change, "tx" | "at">;

/** The intent to send, written with the fact the mail tells of. One of a kind per booking. */
export async function oweMail(
  { tx, at }: Moment,
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

/** The same mail once more, whatever became of it before. Returns its id. */
export async function oweMailAgain(
  change: Moment,
  bookingId: string,
  kind: MailKind,
): Promise<string> {
  await oweMail(change, bookingId, kind);
  const { id } = await change.tx
    .updateTable("mail")
    .set({ sent_at: null, refused_at: null, resent_at: change.at })
    .where("booking_id", "=", bookingId)
    .where("kind", "=", kind)
    .returning("id")
    .executeTakeFirstOrThrow();
  await addJob(change.tx, "send-mail", { mailId: id });
  return id;
}

/**
 * The intent to tell a guest of another room or other dates. There is one such mail of a booking,
 * sent anew at every change: it tells from what the guest was last told to what holds now. Whatever
 * was never sent was never told, so two changes in a row make one mail.
 */
export async function oweChangeMail(
  { tx, at }: Moment,
  bookingId: string,
  before: ToldStay,
): Promise<void> {
  const { id } = await tx
    .insertInto("mail")
    .values({
      booking_id: bookingId,
      kind: "stay-changed",
      created_at: at,
      facts: JSON.stringify(before),
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

/** For what the owner must hear of even if she does not open the dashboard today. */
export async function oweAlertMail({ tx, at }: Moment, alertId: string): Promise<void> {
  const { id } = await tx
    .insertInto("mail")
    .values({ alert_id: alertId, kind: "owner-alert", created_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  await addJob(tx, "send-mail", { mailId: id });
}

/** One that went out before our books were restored: the guest has had it. */
export async function noteSentMail(
  { tx, at }: Moment,
  bookingId: string,
  kind: MailKind,
): Promise<void> {
  await tx
    .insertInto("mail")
    .values({ booking_id: bookingId, kind, created_at: at, sent_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
