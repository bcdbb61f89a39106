import type { Change } from "../change.ts";

/** A guest's Pix key is known only while something waits to be given back by hand. */
export async function forgetRefundKey({ tx }: Change, bookingId: string): Promise<void> {
  await tx
    .updateTable("guest_words")
    .set({ refund_key: null, refund_key_at: null, refund_key_link: null })
    .where("booking_id", "=", bookingId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("refund")
            .select("id")
            .where("booking_id", "=", bookingId)
            .where("state", "=", "by-hand"),
        ),
      ),
    )
    .execute();
}
