import type { Deps } from "../deps.ts";
import type { PaymentSession } from "../payments/provider.ts";
import { markOperation, type Operation } from "../watch/mark-operation.ts";

/** Longer than any payment takes. */
export const LOOK_BACK_MS = 48 * 60 * 60_000;
/** Settled sessions may be changed by hand later: the full range is read this often. */
const WHOLE_EVERY_MS = 60 * 60_000;

/** The provider's list is eventually consistent: a new session may be missing at first. */
const LIST_LAG_MS = 5 * 60_000;

/** Where a run starts in the provider's list, and whether it covers the full range. */
export type Reading = { readonly at: Date; readonly from: Date; readonly whole: boolean };

/**
 * Starts at the first session that is not settled on both sides. The position is stored in the
 * database: a restore rewinds it too.
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

/**
 * A session that is still open after two days has an alert, and does not hold the position back.
 */
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
