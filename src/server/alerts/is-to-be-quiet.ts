import type { AlertKind } from "../../domain/alert.ts";
import type { Database, Tx } from "../database/connect.ts";

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/**
 * A dismissed alert stays dismissed, except where a guest's money depends on it: a mistaken tap
 * must not hide that for good. Paid but not booked: repeated every day, because the guest may
 * arrive. A slow refund: repeated after the ten working days that the alert asks the owner to wait.
 */
const comesBackAfter: Partial<Record<AlertKind, number>> = {
  "paid-without-booking": DAY,
  "refund-slow": 14 * DAY,
};

/**
 * Rate limit for alerts that outsiders can trigger at will and so could flood the owner's inbox.
 */
const toldAtMostEvery: Partial<Record<AlertKind, number>> = {
  hoarding: HOUR,
  "held-in-vain": DAY,
};

/** Whether the owner knows of the matter already and must not be alerted again now. */
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
