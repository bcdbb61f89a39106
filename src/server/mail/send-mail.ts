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

/** Sends a mail that is owed and stamps it. Tried again until the server takes or refuses it. */
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
 * Named by what it tells of, not by its row: after a restore the row may be another one, and the
 * guest's program still sees that it is the same mail. One that is sent once more has a name of
 * its own, or her program would hide it.
 */
function messageIdOf(deps: Deps, { kind, booking_id, alert_id, resent_at }: Mail): string {
  const { hostname } = new URL(deps.config.PUBLIC_URL);
  const again = resent_at ? `.${resent_at.getTime()}` : "";
  return `<${kind}.${booking_id ?? alert_id}${again}@${hostname}>`;
}
