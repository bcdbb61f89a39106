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
 * The house takes it back, and the nights with it. A payment that is open is ended by a job; whoever
 * is faster has paid for what was offered, and has the booking.
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
      // Whoever says just now that she has paid says it behind this lock.
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
