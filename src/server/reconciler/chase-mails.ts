import { sql } from "kysely";
import { raiseAlert } from "../alerts/raise-alert.ts";
import type { Deps } from "../deps.ts";
import { owedSince } from "../mail/owed-since.ts";
import { PATIENCE_MS } from "./patience.ts";

/** Raises and resolves alerts for overdue mails; retries happen elsewhere. */
export async function chaseMails(deps: Deps): Promise<void> {
  const waiting = await deps.db
    .selectFrom("mail")
    .selectAll()
    .where("sent_at", "is", null)
    .where(owedSince, "<", new Date(deps.clock() - PATIENCE_MS))
    .execute();
  for (const mail of waiting) {
    const matter = { kind: "mail-not-sent", subject: mail.id } as const;
    const about = mail.booking_id ? { bookingId: mail.booking_id } : {};
    await raiseAlert(deps, deps.db, { ...matter, ...about });
  }
  await sql`
    update alert set resolved_at = ${new Date(deps.clock())}
    from mail
    where alert.kind = 'mail-not-sent' and alert.resolved_at is null
      and mail.id::text = alert.subject and mail.sent_at is not null
  `.execute(deps.db);
}
