import { noteFee } from "../account/note-fee.ts";
import type { Deps } from "../deps.ts";

const LOOK_BACK_MS = 7 * 86_400_000;
const MOST = 20;

/**
 * Asks the provider for its fees on recent payments, which it knows only some time after settling.
 * Newest first, so that a payment whose fee is never reported does not block the others.
 */
export async function learnFees(deps: Deps): Promise<void> {
  const unknown = await deps.db
    .selectFrom("payment")
    .select(["id", "booking_id", "reference"])
    .where("means", "=", "online")
    .where("fee", "is", null)
    .where("at", ">", new Date(deps.clock() - LOOK_BACK_MS))
    .orderBy("at", "desc")
    .limit(MOST)
    .execute();
  for (const { id, booking_id, reference } of unknown) {
    try {
      const fee = await deps.payments.findFee(reference ?? "");
      if (fee !== null) await noteFee(deps.db, id, fee);
    } catch (error) {
      // One failure must not stop the others.
      const about = { booking: booking_id, step: "learnFees", err: error };
      deps.log.error(about, "reconciler-case-failed");
    }
  }
}
