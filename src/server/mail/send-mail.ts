import type { Deps } from "../deps.ts";
import { type Mail, writeLetter } from "./write-letter.ts";

/** Sends a mail that is owed and stamps it. Tried again by the queue until the server takes it. */
export async function sendMail(deps: Deps, mailId: string): Promise<void> {
  const mail = await deps.db
    .selectFrom("mail")
    .selectAll()
    .where("id", "=", mailId)
    .where("sent_at", "is", null)
    .executeTakeFirst();
  if (!mail) return;
  const letter = await writeLetter(deps, mail);
  if (letter) {
    await deps.mail.send({ ...letter, messageId: messageIdOf(deps, mail) });
  }
  await deps.db
    .updateTable("mail")
    .set({ sent_at: new Date(deps.clock()) })
    .where("id", "=", mail.id)
    .execute();
}

/**
 * Named by what it tells of, not by its row: after a restore the row may be another one, and the
 * guest's program still sees that it is the same mail.
 */
function messageIdOf(deps: Deps, { kind, booking_id, alert_id }: Mail): string {
  const { hostname } = new URL(deps.config.PUBLIC_URL);
  return `<${kind}.${booking_id ?? alert_id}@${hostname}>`;
}
