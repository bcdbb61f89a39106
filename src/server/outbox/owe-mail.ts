import { sql } from "kysely";
import type { MailKind } from "../../domain/mail-kind.ts";
import type { Change } from "../change.ts";
import type { ToldAddress, ToldSince, ToldStay } from "../database/tables.ts";
import { addJob } from "../queue/add-job.ts";
import { isPortals } from "./is-portals.ts";

type Moment = Pick<Change, "tx" | "at">;

/** Outbox row, written in the transaction of the change. One per kind and booking. */
export async function oweMail(
  { tx, at }: Moment,
  bookingId: string,
  kind: MailKind,
): Promise<void> {
  if (!kind.startsWith("owner-") && (await isPortals(tx, bookingId))) return;
  const mail = await tx
    .insertInto("mail")
    .values({ booking_id: bookingId, kind, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (mail) await addJob(tx, "send-mail", { mailId: mail.id });
}

/** Resends, whether the mail was sent, refused or is still due. Returns its id. */
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
 * Outbox row for a changed stay: one per booking, sent again after every change. It describes the
 * difference from the stay in the last mail that was sent, so two quick changes make one mail.
 */
export async function oweChangeMail(
  { tx, at }: Moment,
  bookingId: string,
  before: ToldStay,
): Promise<void> {
  await oweMailAbout({ tx, at }, bookingId, "stay-changed", before);
}

/** Mail about what was refunded without a cancellation since the last such mail. */
export async function oweGivenBackMail({ tx, at }: Moment, bookingId: string): Promise<void> {
  await oweMailAbout({ tx, at }, bookingId, "given-back", { since: at.toISOString() });
}

/** One row per kind and booking; an unsent mail keeps its facts. */
async function oweMailAbout(
  { tx, at }: Moment,
  bookingId: string,
  kind: MailKind,
  told: ToldStay | ToldAddress | ToldSince,
): Promise<void> {
  if (await isPortals(tx, bookingId)) return;
  const { id } = await tx
    .insertInto("mail")
    .values({ booking_id: bookingId, kind, created_at: at, facts: JSON.stringify(told) })
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

/**
 * Notifies the address that a booking no longer has. If the address changes again before this is
 * sent, the first one is notified: the one in between never had a mail.
 */
export async function oweAddressMail(
  { tx, at }: Moment,
  bookingId: string,
  told: ToldAddress,
): Promise<void> {
  await oweMailAbout({ tx, at }, bookingId, "address-changed", told);
}

/** For alerts that must reach the owner even if she does not open the dashboard. */
export async function oweAlertMail({ tx, at }: Moment, alertId: string): Promise<void> {
  const { id } = await tx
    .insertInto("mail")
    .values({ alert_id: alertId, kind: "owner-alert", created_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  await addJob(tx, "send-mail", { mailId: id });
}

/** After a restore: the mail was sent before, so it must not be sent again. */
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
