import { type Selectable, sql } from "kysely";
import { raiseAlert } from "../alerts/raise-alert.ts";
import type { Database, Tx } from "../database/connect.ts";
import type { Tables } from "../database/tables.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";

export type Mail = Selectable<Tables["mail"]>;

const SIGN_OF_LIFE_MS = 3_000;

/** Undefined where it has gone out, or was refused for good. */
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
 * Whoever sends says from time to time that it still does, so that a slow server's mail is not
 * taken for one whose sender has died.
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

/** Another try would get the same answer: the owner is told, and decides. */
export async function markRefused(deps: Deps, mail: Mail): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    if (!(await stamp(tx, mail, { refused_at: new Date(deps.clock()) }))) return;
    const about = mail.booking_id ? { bookingId: mail.booking_id } : {};
    await raiseAlert(deps, tx, { kind: "mail-not-sent", subject: mail.id, ...about });
  });
}

/** Not if it was asked for once more meanwhile: that one is still owed. */
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

/** A job keeps the words in which its last try was refused; what is still owed is queued anew. */
export async function forgetTries(tx: Tx, bookingId: string): Promise<void> {
  await sql`
    select graphile_worker.remove_job('send-mail:' || id) from mail where booking_id = ${bookingId}
  `.execute(tx);
}
