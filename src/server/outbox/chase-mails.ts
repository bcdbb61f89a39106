import { sql } from "kysely";
import { raiseAlert, resolveAlerts } from "../alerts/raise-alert.ts";
import type { Deps } from "../deps.ts";
import { owedSince } from "./resume-mails.ts";

/** Alerts only: raised while a mail is overdue, resolved once it is sent. Retries run elsewhere. */
export async function chaseMails(deps: Deps, slowSince: Date): Promise<void> {
  const waiting = await deps.db
    .selectFrom("mail")
    .selectAll()
    .where("sent_at", "is", null)
    .where(owedSince, "<", slowSince)
    .execute();
  for (const mail of waiting) {
    const matter = { kind: "mail-not-sent", subject: mail.id } as const;
    const about = mail.booking_id ? { bookingId: mail.booking_id } : {};
    await raiseAlert(deps, deps.db, { ...matter, ...about });
  }
  const gone = await deps.db
    .selectFrom("alert")
    .innerJoin("mail", (join) => join.on(sql`mail.id::text`, "=", sql.ref("alert.subject")))
    .select("alert.subject")
    .where("alert.kind", "=", "mail-not-sent")
    .where("alert.resolved_at", "is", null)
    .where("mail.sent_at", "is not", null)
    .execute();
  const subjects = gone.map(({ subject }) => subject);
  await resolveAlerts(deps.db, "mail-not-sent", subjects, new Date(deps.clock()));
}
