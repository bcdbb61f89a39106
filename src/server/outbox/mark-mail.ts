import { type Selectable, sql } from "kysely";
import { raiseAlert } from "../alerts/raise-alert.ts";
import type { Database, Tx } from "../database/connect.ts";
import type { Tables } from "../database/tables.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";

export type Mail = Selectable<Tables["mail"]>;

const SIGN_OF_LIFE_MS = 3_000;

/** Undefined if it was sent or permanently refused. */
export function findOwedMail(db: Database, mailId: string): Promise<Mail | undefined> {
  return db
    .selectFrom("mail")
    .selectAll()
    .where("id", "=", mailId)
    .where("sent_at", "is", null)
    .where("refused_at", "is", null)
    .executeTakeFirst();
}

/**
 * Writes a heartbeat while sending, so that a slow mail server is not mistaken for a dead sender
 * and the mail sent twice.
 */
export async function withSignsOfLife(
  { db }: Deps,
  { id }: Mail,
  send: () => Promise<void>,
): Promise<void> {
  const sign = () => sql`update mail set trying_at = now() where id = ${id}`.execute(db);
  const signing = setInterval(() => void sign().catch(() => {}), SIGN_OF_LIFE_MS);
  try {
    await send();
  } finally {
    clearInterval(signing);
  }
}

export async function markSent(deps: Deps, mail: Mail): Promise<void> {
  await stamp(deps.db, mail, { sent_at: new Date(deps.clock()) });
}

/** Permanent: a retry would fail too, so the owner is alerted. */
export async function markRefused(deps: Deps, mail: Mail): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    if (!(await stamp(tx, mail, { refused_at: new Date(deps.clock()) }))) return;
    const about = mail.booking_id ? { bookingId: mail.booking_id } : {};
    await raiseAlert(deps, tx, { kind: "mail-not-sent", subject: mail.id, ...about });
  });
}

/** No update if a resend was requested meanwhile: that one is still due. */
async function stamp(
  db: Database | Tx,
  { id, resent_at }: Mail,
  outcome: { sent_at: Date } | { refused_at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("mail")
    .set(outcome)
    .where("id", "=", id)
    .where("resent_at", "is not distinct from", resent_at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A failed job stores the server's reply, which may quote the guest. Due mails are requeued. */
export async function forgetTries(tx: Tx, bookingId: string): Promise<void> {
  await sql`
    select graphile_worker.remove_job('send-mail:' || id) from mail where booking_id = ${bookingId}
  `.execute(tx);
}
