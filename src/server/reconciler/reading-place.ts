import type { Deps } from "../deps.ts";
import type { PaymentSession } from "../payments/provider.ts";
import { markOperation, type Operation } from "../watch/mark-operation.ts";

/** Longer than anything of a payment takes. */
export const LOOK_BACK_MS = 48 * 60 * 60_000;
/** What has come to its end may have been touched since, by hand: all of it is read again. */
const WHOLE_EVERY_MS = 60 * 60_000;

/** A session that was opened just now may not stand in the provider's list yet. */
const LIST_LAG_MS = 5 * 60_000;

/** From where a run reads the provider's list, and whether that is all of it. */
export type Reading = { readonly at: Date; readonly from: Date; readonly whole: boolean };

/**
 * Begins at the first session that had not come to its end in both books. The place is kept with
 * the books: where those are restored to an earlier moment, it goes back with them.
 */
export async function beginReading(deps: Deps, since?: Date): Promise<Reading> {
  const at = new Date(deps.clock());
  const marks = await deps.db
    .selectFrom("operation_mark")
    .select(["name", "at"])
    .where("name", "in", ["sessions-settled", "list-read"])
    .execute();
  const markedAt = (name: Operation) => marks.find((mark) => mark.name === name)?.at;
  const all = since ?? allIfDue(at, markedAt("list-read"));
  const places = [all, markedAt("sessions-settled")].filter((place) => place !== undefined);
  return { at, from: earliest(places), whole: all !== undefined };
}

function allIfDue(at: Date, lastAt = new Date(0)): Date | undefined {
  const isDue = at.getTime() - lastAt.getTime() >= WHOLE_EVERY_MS;
  return isDue ? before(at, LOOK_BACK_MS) : undefined;
}

/** What is still open after two days is an alert, and no reason to read everything since. */
export async function endReading(
  deps: Deps,
  { at, whole }: Reading,
  open: readonly PaymentSession[],
): Promise<void> {
  const recent = open
    .map(({ openedAt }) => openedAt)
    .filter((one) => one > before(at, LOOK_BACK_MS));
  await markOperation(deps.db, "sessions-settled", earliest([before(at, LIST_LAG_MS), ...recent]));
  if (whole) await markOperation(deps.db, "list-read", at);
}

function before(at: Date, ms: number): Date {
  return new Date(at.getTime() - ms);
}

function earliest(times: readonly Date[]): Date {
  return new Date(Math.min(...times.map((time) => time.getTime())));
}
