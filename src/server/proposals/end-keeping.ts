import { handOver } from "../calendar/hand-over.ts";
import { freeKept, passToBooking } from "../calendar/keep-nights.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { lockProposal } from "./hold-proposal.ts";
import { findProposal } from "./stored-proposal.ts";

/**
 * Ends the keeping of nights when its time is over: they are freed or, if a payment has begun,
 * become an ordinary hold's.
 */
export async function endKeeping(deps: Deps, proposalId: string): Promise<void> {
  if (!(await findProposal(deps.db, { id: proposalId }))) return;
  await inTransaction(deps.db, async (tx) => {
    const { held_until, booking } = await lockProposal(tx, { id: proposalId });
    const at = new Date(deps.clock());
    if (held_until && held_until > at) return;
    if (booking?.state === "held") {
      await passToBooking(tx, { id: booking.id, proposal_id: proposalId }, "hold");
    }
    await handOver({ tx, at }, await freeKept(tx, proposalId));
  });
}
