import type { SaidByGuest } from "../../contract/owner/said-by-guest.ts";
import type { CancellationReason } from "../../domain/cancellation.ts";
import type { Database } from "../database/connect.ts";

/** What a guest wrote on her own page, and why she cancelled. */
export async function saidByGuest(db: Database, bookingId: string): Promise<SaidByGuest> {
  const words = await db
    .selectFrom("guest_words")
    .select(["companions", "wishes", "refund_key"])
    .where("booking_id", "=", bookingId)
    .executeTakeFirst();
  const cancellation = await db
    .selectFrom("cancellation")
    .select("reason")
    .where("booking_id", "=", bookingId)
    .executeTakeFirst();
  return {
    companions: words?.companions ?? [],
    wishes: words?.wishes ?? "",
    refundKey: words?.refund_key ?? null,
    cancelledBecause: (cancellation?.reason as CancellationReason | undefined) ?? null,
  };
}
