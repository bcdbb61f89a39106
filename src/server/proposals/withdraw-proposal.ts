import { AppError } from "../../domain/app-error.ts";
import type { Cause } from "../../domain/cause.ts";
import { endHoldNow } from "../bookings/end-hold-now.ts";
import { lockBooking } from "../bookings/find-booking.ts";
import { hasToldPix } from "../bookings/has-told-pix.ts";
import { handOver } from "../calendar/hand-over.ts";
import { freeKept, passToBooking } from "../calendar/keep-nights.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { lockProposal } from "./hold-proposal.ts";

/**
 * Withdraws a proposal and frees its nights. An open payment is ended by a job; if it is paid
 * first, the guest has the booking.
 */
export async function withdrawProposal(
  deps: Deps,
  proposalId: string,
  cause: Cause,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { booking, withdrawn_at } = await lockProposal(tx, { id: proposalId });
    if (booking?.isPaid) throw new AppError("proposal-paid");
    if (withdrawn_at) return;
    const at = new Date(deps.clock());
    if (booking) {
      // A guest who says now that the Pix is paid waits for this lock.
      await lockBooking(tx, booking.id);
      if (await hasToldPix(tx, booking.id)) throw new AppError("proposal-waits");
      await passToBooking(tx, { id: booking.id, proposal_id: proposalId }, "hold");
      await endHoldNow({ tx, cause, at }, booking.id);
    }
    await tx
      .updateTable("proposal")
      .set({ withdrawn_at: at })
      .where("id", "=", proposalId)
      .execute();
    await handOver({ tx, at }, await freeKept(tx, proposalId));
  });
}
