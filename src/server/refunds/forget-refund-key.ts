import type { Change } from "../change.ts";

/** Deletes the guest's Pix key once no refund by hand waits for it. */
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
