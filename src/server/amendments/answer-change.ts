import { AppError } from "../../domain/app-error.ts";
import type { Cause } from "../../domain/cause.ts";
import { withLockedBooking } from "../bookings/change-booking.ts";
import { getBooking } from "../bookings/find-booking.ts";
import type { Deps } from "../deps.ts";
import { getListing } from "../listings/get-listing.ts";
import { oweMailAgain } from "../outbox/owe-mail.ts";
import { dropChange } from "./drop-change.ts";
import { makeChange } from "./make-change.ts";
import { endChange, findChange, isStill, wishIn } from "./stay-change.ts";

/**
 * The house's answer to a change that a guest asked for. If accepted, the change is made at the
 * price that the guest was shown; a rise stays open in the account.
 */
export async function answerChange(
  deps: Deps,
  bookingId: string,
  changeId: string,
  answer: "accept" | "decline",
  cause: Cause,
): Promise<void> {
  const asked = await findChange(deps.db, changeId);
  if (asked?.booking_id !== bookingId) throw new AppError("change-gone");
  const found = await getBooking(deps.db, bookingId);
  const options = { evenUnpublished: true };
  const listing = await getListing(deps.db, asked.listing_id, found.language, options);
  await withLockedBooking(
    deps,
    found,
    cause,
    async (change, booking) => {
      const row = await findChange(change.tx, changeId);
      if (row?.state !== "asked") throw new AppError("change-gone");
      if (answer === "decline") {
        await dropChange(change, booking, "declined");
        await oweMailAgain(change, bookingId, "change-declined");
        return;
      }
      if (!isStill(row, booking)) throw new AppError("changed-meanwhile");
      const { lines, refund_percent: refundPercent } = row;
      await makeChange(change, booking, { wish: wishIn(row), listing, lines, refundPercent });
      await endChange(change, row, "done");
    },
    listing.physicalRoomIds,
  );
}
