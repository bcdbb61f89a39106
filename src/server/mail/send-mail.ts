import type { Deps } from "../deps.ts";
import {
  findOwedMail,
  type Mail,
  markRefused,
  markSent,
  withSignsOfLife,
} from "../outbox/mark-mail.ts";
import { MailRefused } from "../smtp/transport.ts";
import { writeLetter } from "./write-letter.ts";

/** Sends an owed mail and marks it as sent. Retried until the server accepts or refuses it. */
export async function sendMail(deps: Deps, mailId: string): Promise<void> {
  const mail = await findOwedMail(deps.db, mailId);
  if (!mail) return;
  const letter = await writeLetter(deps, mail);
  try {
    if (letter) {
      const named = { ...letter, messageId: messageIdOf(deps, mail) };
      await withSignsOfLife(deps, mail, () => deps.mail.send(named));
    }
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    return markRefused(deps, mail);
  }
  await markSent(deps, mail);
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
