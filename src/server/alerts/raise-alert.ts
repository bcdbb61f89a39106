import type { Database, Tx } from "../database/connect.ts";
import type { Deps } from "../deps.ts";

export type AlertKind =
  /** Money arrived that fits no booking, or not the booking it names. */
  | "payment-does-not-fit"
  /** Paid at the provider, and still neither booked nor refunded here. */
  | "paid-without-booking"
  | "nights-lost"
  | "refund-failed"
  | "refund-slow"
  | "mail-not-sent"
  | "hold-overdue";

/** Tells the owner, once per matter, and whoever watches the logs. */
export async function raiseAlert(
  deps: Deps,
  tx: Database | Tx,
  alert: { kind: AlertKind; subject: string; bookingId?: string; facts?: object },
): Promise<void> {
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
}

export async function resolveAlert(
  deps: Deps,
  tx: Database | Tx,
  kind: AlertKind,
  subject: string,
): Promise<void> {
  await tx
    .updateTable("alert")
    .set({ resolved_at: new Date(deps.clock()) })
    .where("kind", "=", kind)
    .where("subject", "=", subject)
    .where("resolved_at", "is", null)
    .execute();
}
