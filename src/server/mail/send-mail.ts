import { sql } from "kysely";
import { raiseAlert } from "../alerts/raise-alert.ts";
import type { Database, Tx } from "../database/connect.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { MailRefused } from "../smtp/transport.ts";
import { type Mail, writeLetter } from "./write-letter.ts";

const SIGN_OF_LIFE_MS = 3_000;

/** Sends an owed mail and marks it as sent. Retried until the server accepts or refuses it. */
export async function sendMail(deps: Deps, mailId: string): Promise<void> {
  const mail = await deps.db
    .selectFrom("mail")
    .selectAll()
    .where("id", "=", mailId)
    .where("sent_at", "is", null)
    .where("refused_at", "is", null)
    .executeTakeFirst();
  if (!mail) return;
  const letter = await writeLetter(deps, mail);
  try {
    if (letter) {
      const named = { ...letter, messageId: messageIdOf(deps, mail) };
      await withSignsOfLife(deps, mail, () => deps.mail.send(named));
    }
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    return noteRefusal(deps, mail);
  }
  await stamp(deps.db, mail, { sent_at: new Date(deps.clock()) });
}

/** Heartbeat, so that a slow server's mail is not taken for one whose process has died. */
async function withSignsOfLife(
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

/** A retry would be refused again: alert the owner, who decides. */
async function noteRefusal(deps: Deps, mail: Mail): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    if (!(await stamp(tx, mail, { refused_at: new Date(deps.clock()) }))) return;
    const about = mail.booking_id ? { bookingId: mail.booking_id } : {};
    await raiseAlert(deps, tx, { kind: "mail-not-sent", subject: mail.id, ...about });
  });
}

/** Not if it was resent meanwhile: that one is still owed. */
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

/**
 * Derived from its subject, not from its row: after a restore the row may differ, and mail clients
 * still see the same mail. A resent mail gets a new id, because clients would hide a duplicate.
 */
function messageIdOf(deps: Deps, { kind, booking_id, alert_id, resent_at }: Mail): string {
  const { hostname } = new URL(deps.config.PUBLIC_URL);
  const again = resent_at ? `.${resent_at.getTime()}` : "";
  return `<${kind}.${booking_id ?? alert_id}${again}@${hostname}>`;
}
