import type { QuoteLine } from "../../domain/quote.ts";
import type { Change } from "../change.ts";
import { isLive, post, reverseEntries } from "./post.ts";

/** Adds lines to what a booking costs. Returns their entries' ids. */
export function charge(
  change: Change,
  bookingId: string,
  lines: readonly QuoteLine[],
): Promise<string[]> {
  return post(
    change,
    bookingId,
    lines.map((line) => ({ kind: "charge", line })),
  );
}

/**
 * From now on the booking costs these lines alone. A line that it had already stays as it is, with
 * what was written about it.
 */
export async function recharge(
  change: Change,
  bookingId: string,
  lines: readonly QuoteLine[],
): Promise<void> {
  const wanted = [...lines];
  const gone: string[] = [];
  for (const { id, line } of await liveCharges(change, bookingId)) {
    const index = wanted.findIndex((one) => isAlike(one, line));
    if (index === -1) gone.push(id);
    else wanted.splice(index, 1);
  }
  // Before the reversal: the total is never below zero in between.
  await charge(change, bookingId, wanted);
  await reverseEntries(change, gone);
}

async function liveCharges({ tx }: Change, bookingId: string) {
  return tx
    .selectFrom("account_entry as entry")
    .select("id")
    .select((row) => row.ref("line").$notNull().as("line"))
    .where("booking_id", "=", bookingId)
    .where("kind", "=", "charge")
    .where("reverses", "is", null)
    .where(isLive)
    .orderBy("id")
    .execute();
}

function isAlike(one: QuoteLine, other: QuoteLine): boolean {
  return (["kind", "nights", "people", "unitPrice", "amount"] as const).every(
    (field) => one[field] === other[field],
  );
}
