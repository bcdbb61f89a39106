import type { Tx } from "../database/connect.ts";
import { addJob } from "../queue/add-job.ts";

/** Also mailed, because the owner may not open the dashboard today. */
export async function oweAlertMail(tx: Tx, alertId: string, at: Date): Promise<void> {
  const { id } = await tx
    .insertInto("mail")
    .values({ alert_id: alertId, kind: "owner-alert", created_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  await addJob(tx, "send-mail", { mailId: id });
}
