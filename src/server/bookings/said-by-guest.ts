import type { RefundKey, SaidByGuest } from "../../contract/owner/said-by-guest.ts";
import type { CancellationReason } from "../../domain/cancellation.ts";
import type { Database } from "../database/connect.ts";

/** What a guest wrote on the guest's page, and the reason for cancelling. */
export async function saidByGuest(db: Database, bookingId: string): Promise<SaidByGuest> {
  const words = await db
    .selectFrom("guest_words")
    .leftJoin("guest_link", "guest_link.id", "refund_key_link")
    .select(["companions", "wishes", "refund_key", "refund_key_at", "recipient"])
    .where("guest_words.booking_id", "=", bookingId)
    .executeTakeFirst();
  const cancellation = await db
    .selectFrom("cancellation")
    .select("reason")
    .where("booking_id", "=", bookingId)
    .executeTakeFirst();
  return {
    companions: words?.companions ?? [],
    wishes: words?.wishes ?? "",
    refundKey: words ? refundKeyOf(words) : null,
    cancelledBecause: (cancellation?.reason as CancellationReason | undefined) ?? null,
  };
}

type Words = {
  readonly refund_key: string | null;
  readonly refund_key_at: Date | null;
  readonly recipient: string | null;
};

export function refundKeyOf({
  refund_key: key,
  refund_key_at,
  recipient: by,
}: Words): RefundKey | null {
  return key === null ? null : { key, at: refund_key_at?.getTime() ?? null, by };
}
