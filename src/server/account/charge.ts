import type { QuoteLine } from "../../domain/quote.ts";
import type { Change } from "../change.ts";
import { post, reverse } from "./post.ts";

/** Adds lines to what a booking costs. */
export function charge(
  change: Change,
  bookingId: string,
  lines: readonly QuoteLine[],
): Promise<void> {
  return post(
    change,
    bookingId,
    lines.map((line) => ({ kind: "charge", line })),
  );
}

/** From now on the booking costs these lines alone. */
export async function recharge(
  change: Change,
  bookingId: string,
  lines: readonly QuoteLine[],
): Promise<void> {
  await reverse(change, { kind: "charge", bookingId });
  await charge(change, bookingId, lines);
}
