import type { AlertKind } from "../../domain/alert.ts";
import type { Database, Tx } from "../database/connect.ts";
import type { Deps } from "../deps.ts";
import { isToBeQuiet } from "./is-to-be-quiet.ts";

/**
 * Alerts the owner and logs, once per matter. A matter is identified by `kind` and `subject` until
 * `resolveAlert` closes it. Returns the alert's id if it is new.
 */
export async function raiseAlert(
  deps: Deps,
  tx: Database | Tx,
  alert: { kind: AlertKind; subject: string; bookingId?: string; facts?: object },
): Promise<string | null> {
  if (await isToBeQuiet(tx, alert, deps.clock())) return null;
  const raised = await tx
    .insertInto("alert")
    .values({
      kind: alert.kind,
      subject: alert.subject,
      booking_id: alert.bookingId ?? null,
      facts: JSON.stringify(alert.facts ?? {}),
      raised_at: new Date(deps.clock()),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (raised) deps.log.error({ alert: alert.kind, booking: alert.bookingId }, "alert-raised");
  return raised?.id ?? null;
}

/** Closes the matter. If it recurs, it is a new one, even if the old one was dismissed. */
export async function resolveAlert(
  deps: Deps,
  tx: Database | Tx,
  kind: AlertKind,
  subject: string,
): Promise<void> {
  await resolveAlerts(tx, kind, [subject], new Date(deps.clock()));
}

export async function resolveAlerts(
  tx: Database | Tx,
  kind: AlertKind,
  subjects: readonly string[],
  at: Date,
): Promise<void> {
  if (subjects.length === 0) return;
  await tx
    .updateTable("alert")
    .set({ resolved_at: at })
    .where("kind", "=", kind)
    .where("subject", "in", subjects)
    .where("resolved_at", "is", null)
    .execute();
  await tx
    .deleteFrom("dismissed_matter")
    .where("kind", "=", kind)
    .where("subject", "in", subjects)
    .execute();
}
