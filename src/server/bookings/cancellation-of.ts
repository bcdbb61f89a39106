import type { GuestCancellation } from "../../contract/guest-api.ts";
import { localTime } from "../../domain/day.ts";
import type { Property } from "../../domain/property.ts";
import type { Database } from "../database/connect.ts";
import type { Booking } from "./booking.ts";
import { isWithdrawal } from "./bought-steps.ts";

/** What the receipt of a cancellation says; null if there was none. */
export async function cancellationOf(
  db: Database,
  booking: Booking,
  property: Property,
): Promise<GuestCancellation | null> {
  const row = await db
    .selectFrom("cancellation")
    .select(["at", "by", "who", "basis", "agreed", "refund_percent", "refund_amount"])
    .where("booking_id", "=", booking.id)
    .executeTakeFirst();
  if (!row || booking.state !== "cancelled") return null;
  const at = localTime(property.timeZone, row.at.getTime());
  const isOnline = row.by === "visitor";
  // A guest who cancels online always gets what is due.
  const due = isWithdrawal(booking, property, at) ? "law" : "policy";
  return {
    at,
    // Null if a process of the previous release wrote the row.
    who: row.who ?? (isOnline ? "guest" : null),
    isOnline,
    basis: row.basis ?? (isOnline ? due : null),
    agreed: row.agreed,
    refundPercent: row.refund_percent,
    refund: row.refund_amount,
  };
}
