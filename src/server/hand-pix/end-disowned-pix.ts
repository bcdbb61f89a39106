import { openHandPixStates } from "../../domain/hand-pix.ts";
import { changeBooking } from "../bookings/change-booking.ts";
import { endPix } from "../bookings/end-pix.ts";
import { writeJournal } from "../bookings/journal.ts";
import type { Deps } from "../deps.ts";
import { oweMailAgain } from "../outbox/owe-mail.ts";
import { isDisowned } from "../property/former-keys.ts";
import { latestPix } from "./find-pix.ts";

const cause = { actor: "system", source: "timetable" } as const;

/**
 * Ends what was begun with a key that is not the house's, and tells those guests not to pay. A Pix
 * that a guest says is paid stays on the owner's list.
 */
export async function endDisownedPix(deps: Deps, formerKeyId: string): Promise<void> {
  const begun = await deps.db
    .selectFrom("hand_pix")
    .innerJoin("former_pix_key", "former_pix_key.key", "hand_pix.pix_key")
    .select("hand_pix.booking_id")
    .where("former_pix_key.id", "=", formerKeyId)
    .where("hand_pix.state", "in", openHandPixStates)
    .execute();
  for (const { booking_id } of begun) {
    await changeBooking(deps, booking_id, cause, async (change, booking) => {
      const pix = await latestPix(change.tx, booking.id);
      const isOpen = pix && openHandPixStates.some((state) => state === pix.state);
      if (!isOpen || !(await isDisowned(change.tx, pix.pix_key))) return;
      await endPix(change, booking.id);
      const { id: bookingId, state } = booking;
      await writeJournal(change, { bookingId, event: "pix-disowned", state });
      await oweMailAgain(change, bookingId, "pix-disowned");
    });
  }
}
