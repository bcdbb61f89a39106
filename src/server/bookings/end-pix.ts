import { openHandPixStates } from "../../domain/hand-pix.ts";
import type { Change } from "../change.ts";

/**
 * Ends the open Pix of a booking. 'unanswered': the guest says that it is paid. Then it stays on
 * the owner's list until the owner has answered.
 */
export async function endPix(
  { tx }: Pick<Change, "tx">,
  bookingId: string,
): Promise<"unanswered" | null> {
  const ended = await tx
    .updateTable("hand_pix")
    .set({ state: "ended", email_hash: null, phone_hash: null })
    .where("booking_id", "=", bookingId)
    .where("state", "in", openHandPixStates)
    .returning(["told_at", "answered_at"])
    .executeTakeFirst();
  return ended?.told_at && !ended.answered_at ? "unanswered" : null;
}
