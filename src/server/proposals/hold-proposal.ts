import type { Payer } from "../../contract/payer.ts";
import type { ProposalPayment } from "../../contract/proposal-api.ts";
import { AppError } from "../../domain/app-error.ts";
import { bookingCode } from "../../domain/booking.ts";
import { policySoldBy } from "../../domain/cancellation.ts";
import { todayIn } from "../../domain/day.ts";
import { dueNow } from "../../domain/payment-plan.ts";
import type { Property } from "../../domain/property.ts";
import { planOfProposal } from "../../domain/proposal.ts";
import type { Booking } from "../bookings/booking.ts";
import { getBooking } from "../bookings/find-booking.ts";
import { NightsTaken, takeFromOthers } from "../bookings/hold-step-by-step.ts";
import { insertBooking } from "../bookings/insert-booking.ts";
import { writeJournal } from "../bookings/journal.ts";
import { holdEnds } from "../bookings/new-hold.ts";
import { lockRooms } from "../calendar/lock-rooms.ts";
import { takeStays } from "../calendar/take-nights.ts";
import type { Change } from "../change.ts";
import type { Tx } from "../database/connect.ts";
import type { Deps } from "../deps.ts";
import { physicalRoomsOf, withRooms } from "../listings/physical-rooms-of.ts";
import { addJob } from "../queue/add-job.ts";
import { stateOf } from "./state-of.ts";
import { getStoredProposal, type StoredProposal, stayOf } from "./stored-proposal.ts";

type HeldProposal =
  | { readonly kind: "held"; readonly booking: Booking; readonly sessionEnds: Date }
  /**
   * A payment has begun already, in this way or another; `refusal` says why no new one could be.
   */
  | { readonly kind: "paying"; readonly booking: Booking; readonly refusal: Refusal | null };

type Refusal = "proposal-over" | "offer-differs";

/**
 * Holds the nights of a proposal for a payment, at the offered price. Nights that are kept for the
 * proposal stay so until the payment; otherwise they are held like any visitor's.
 */
export async function holdProposal(
  deps: Deps,
  tx: Tx,
  code: string,
  wish: ProposalPayment & { readonly property: Property; readonly payer?: Payer },
): Promise<HeldProposal> {
  const { property } = wish;
  const proposal = await lockProposal(tx, { code });
  const now = deps.clock();
  const state = stateOf(proposal, now);
  if (state === "paid") throw new AppError("proposal-paid");
  const { total } = proposal;
  const today = todayIn(property.timeZone, now);
  const offered = planOfProposal(proposal.deposit, { stay: stayOf(proposal), total, today });
  const plan = wish.paysAll ? null : offered;
  const isOffered = dueNow(plan, total) === wish.dueNow;
  if (state === "paying" && proposal.booking) {
    const isOver = proposal.valid_until.getTime() <= now;
    const refusal = isOver ? "proposal-over" : isOffered ? null : "offer-differs";
    return { kind: "paying", booking: await getBooking(tx, proposal.booking.id), refusal };
  }
  if (state === "taken") throw new AppError("nights-taken");
  if (state !== "open") throw new AppError("proposal-over");
  if (!isOffered) throw new AppError("offer-differs");
  const ends = holdEnds(now);
  const cause = { actor: "visitor", source: "site" } as const;
  const change = { tx, cause, at: new Date(now) };
  const booking = await insertBooking(change, roomsOf(proposal), {
    code: bookingCode(property.shortName, Math.random),
    state: "held",
    channel: "whatsapp",
    proposal_id: proposal.id,
    language: proposal.language,
    guest_name: wish.payer?.name ?? null,
    guest_email: wish.payer?.email ?? null,
    guest_phone: wish.payer?.phone ?? null,
    hold_expires_at: ends.holdEnds,
    cancellation_policy: JSON.stringify(policySoldBy(property)),
    plan: plan && JSON.stringify(plan),
    created_at: change.at,
  });
  await takeNightsOf(change, booking, proposal);
  const entry = { bookingId: booking.id, event: "held", state: "held" } as const;
  await writeJournal(change, { ...entry, facts: { total } });
  await addJob(tx, "end-hold", { bookingId: booking.id }, { wait: ends.holdEnds.getTime() - now });
  return { kind: "held", booking, sessionEnds: ends.sessionEnds };
}

/** Rooms before the row, the order of everything that takes nights. */
export async function lockProposal(
  tx: Tx,
  by: { readonly code: string } | { readonly id: string },
): Promise<StoredProposal> {
  const { id, rooms } = await getStoredProposal(tx, by);
  const ids: number[] = [];
  for (const { listingId } of rooms) {
    ids.push(...(await physicalRoomsOf(tx, { listing_id: listingId })));
  }
  await lockRooms(tx, ids);
  await tx.selectFrom("proposal").select("id").where("id", "=", id).forUpdate().execute();
  return getStoredProposal(tx, { id });
}

const roomsOf = (proposal: StoredProposal) =>
  proposal.rooms.map(({ listingId, guests, lines }) => ({
    listingId,
    stay: stayOf(proposal),
    guests,
    lines,
  }));

/** Nights that are not kept are also taken from unpaid holds that give way, as for any visitor. */
async function takeNightsOf(
  change: Change,
  booking: Booking,
  { id }: StoredProposal,
): Promise<void> {
  const { tx } = change;
  const kept = await tx
    .selectFrom("occupied_nights")
    .select("id")
    .where("proposal_id", "=", id)
    .limit(1)
    .executeTakeFirst();
  if (kept) return;
  const stays = await withRooms(tx, booking.stays);
  if (await takeStays(change, booking.id, "hold", stays)) return;
  try {
    await takeFromOthers(change, booking.id, stays);
  } catch (error) {
    throw error instanceof NightsTaken ? new AppError("nights-taken") : error;
  }
}
