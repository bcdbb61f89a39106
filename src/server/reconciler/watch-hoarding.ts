import { sql } from "kysely";
import { oweAlertMail } from "../alerts/owe-alert-mail.ts";
import { raiseAlert, resolveAlert } from "../alerts/raise-alert.ts";
import type { Tx } from "../database/connect.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";

const matter = { kind: "hoarding", subject: "house" } as const;
const HOUR = 60 * 60_000;

/** Tells the owner that rooms are contested, once, however many; and that none is any more. */
export async function watchHoarding(deps: Deps): Promise<void> {
  const { rows } = await sql`
    select from physical_room where is_contested(physical_room.id) limit 1
  `.execute(deps.db);
  if (rows.length === 0) return resolveAlert(deps, deps.db, matter.kind, matter.subject);
  await inTransaction(deps.db, async (tx) => {
    if (await wasToldLately(tx, deps.clock())) return;
    const alertId = await raiseAlert(deps, tx, matter);
    if (alertId) await oweAlertMail(tx, alertId, new Date(deps.clock()));
  });
}

/**
 * Somebody who goes to the limit and back must not be able to fill her inbox, and what she has put
 * aside stays aside.
 */
async function wasToldLately(tx: Tx, now: number): Promise<boolean> {
  const told = await tx
    .selectFrom("alert")
    .select("id")
    .where("kind", "=", matter.kind)
    .where("raised_at", ">", new Date(now - HOUR))
    .limit(1)
    .executeTakeFirst();
  return told !== undefined;
}
