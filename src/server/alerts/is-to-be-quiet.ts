import type { AlertKind } from "../../domain/alert.ts";
import type { Database, Tx } from "../database/connect.ts";

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/**
 * What the owner puts aside stays aside: she has seen it, and the house goes on by itself. Only
 * what somebody else's money hangs on comes back while it lasts, because a tap of the thumb must
 * not be the last that anybody hears of it. Paid and not booked: the guest may arrive, so every
 * day. A slow refund: after the ten working days that its own words ask her to wait.
 */
const comesBackAfter: Partial<Record<AlertKind, number>> = {
  "paid-without-booking": DAY,
  "refund-slow": 14 * DAY,
};

/** What somebody outside can make come and go at will must not be able to fill her inbox. */
const toldAtMostEvery: Partial<Record<AlertKind, number>> = {
  hoarding: HOUR,
  "held-in-vain": DAY,
};

/** Whether the owner has heard of a matter and need not hear of it again now. */
export async function isToBeQuiet(
  db: Database | Tx,
  { kind, subject }: { kind: AlertKind; subject: string },
  now: number,
): Promise<boolean> {
  const pause = comesBackAfter[kind];
  const dismissed = await db
    .selectFrom("dismissed_matter")
    .select("at")
    .where("kind", "=", kind)
    .where("subject", "=", subject)
    .executeTakeFirst();
  if (dismissed && (!pause || dismissed.at.getTime() > now - pause)) return true;
  const interval = toldAtMostEvery[kind];
  if (!interval) return false;
  const told = await db
    .selectFrom("alert")
    .select("id")
    .where("kind", "=", kind)
    .where("subject", "=", subject)
    .where("raised_at", ">", new Date(now - interval))
    .limit(1)
    .executeTakeFirst();
  return told !== undefined;
}
