import type { BegunPayment } from "../../contract/pay-api.ts";
import type { Proposal } from "../../contract/proposal-api.ts";
import { hasOwnPage } from "../begin/own-page-session.ts";
import { getBooking } from "../bookings/find-booking.ts";
import type { Database } from "../database/connect.ts";
import type { Deps } from "../deps.ts";
import { latestPix } from "../hand-pix/find-pix.ts";
import { type SessionRow, sessionFor } from "../settle/payment-session.ts";
import type { ProposalViewer } from "./proposal-caller.ts";
import type { StoredProposal } from "./stored-proposal.ts";

/** The payment that has begun. Its booking is named only to the browser that began it. */
export async function payingOf(
  deps: Deps,
  proposal: StoredProposal,
  caller: ProposalViewer,
): Promise<Proposal["paying"]> {
  if (!proposal.booking) return null;
  const { db } = deps;
  const booking = await getBooking(db, proposal.booking.id);
  const session = await sessionFor(db, booking.id, "booking");
  const pix = await latestPix(db, booking.id);
  const ends = session?.expires_at ?? booking.hold_expires_at;
  const at = pageOf(deps, session);
  const { code } = booking;
  return {
    means: session && session.means !== "pix" ? "card" : "pix",
    until: ends?.getTime() ?? 0,
    dueNow: session?.amount ?? pix?.amount ?? proposal.total,
    begun: at && (await caller.hasLinkOf(booking)) ? { code, at } : null,
    isTold: pix?.state === "told",
  };
}

/** Null if it is paid in a frame. */
function pageOf(deps: Deps, session: SessionRow | undefined): BegunPayment["at"] | null {
  if (!session) return "hand-pix";
  return hasOwnPage(deps, session) ? "payment" : null;
}

/** After its deadline a guest may still say that a Pix is paid, and the money may be on its way. */
export async function isToldLate(db: Database, { id }: StoredProposal): Promise<boolean> {
  const told = await db
    .selectFrom("hand_pix")
    .innerJoin("booking", "booking.id", "booking_id")
    .select("hand_pix.id")
    .where("proposal_id", "=", id)
    .where("hand_pix.state", "=", "ended")
    .where("told_at", "is not", null)
    .where("answered_at", "is", null)
    .limit(1)
    .executeTakeFirst();
  return told !== undefined;
}

/** The first payment of the booking that the proposal became. */
export async function paidOf(db: Database, { booking }: StoredProposal): Promise<Proposal["paid"]> {
  if (!booking?.isPaid) return null;
  const first = await db
    .selectFrom("payment")
    .select(["amount", "at"])
    .where("booking_id", "=", booking.id)
    .orderBy("at")
    .limit(1)
    .executeTakeFirst();
  return first ? { amount: first.amount, at: first.at.getTime() } : null;
}
