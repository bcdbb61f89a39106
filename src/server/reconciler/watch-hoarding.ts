import { sql } from "kysely";
import { oweAlertMail } from "../alerts/owe-alert-mail.ts";
import { raiseAlert, resolveAlert } from "../alerts/raise-alert.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";

const matter = { kind: "hoarding", subject: "house" } as const;

/** Tells the owner that rooms are contested, once, however many; and that none is any more. */
export async function watchHoarding(deps: Deps): Promise<void> {
  const { rows } = await sql`
    select from physical_room where is_contested(physical_room.id) limit 1
  `.execute(deps.db);
  if (rows.length === 0) return resolveAlert(deps, deps.db, matter.kind, matter.subject);
  await inTransaction(deps.db, async (tx) => {
    const alertId = await raiseAlert(deps, tx, matter);
    if (alertId) await oweAlertMail(tx, alertId, new Date(deps.clock()));
  });
}
