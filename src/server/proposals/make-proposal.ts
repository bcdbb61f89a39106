import { randomInt } from "node:crypto";
import type { ProposalWish } from "../../contract/owner/proposals.ts";
import { AppError } from "../../domain/app-error.ts";
import { codeLetters } from "../../domain/booking.ts";
import type { Cause } from "../../domain/cause.ts";
import {
  endOfProposal,
  LONGEST_KEEPING_HOURS,
  LONGEST_VALIDITY_DAYS,
} from "../../domain/proposal.ts";
import { sumOf } from "../../domain/quote.ts";
import { priceRooms, wantedRooms } from "../bookings/price-rooms.ts";
import { keepForProposal } from "../calendar/keep-nights.ts";
import { lockRoomsOfAll } from "../calendar/lock-rooms.ts";
import type { Change } from "../change.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { answerByProposal } from "../enquiries/answer-enquiry.ts";
import { getProperty } from "../property/get-property.ts";
import { addJob } from "../queue/add-job.ts";
import { CODE_LENGTH, getStoredProposal } from "./stored-proposal.ts";

const MOST_ROOMS = 10;

/**
 * Offers rooms at a price, and keeps the nights for a while if wanted. Returns the proposal's id.
 */
export async function makeProposal(deps: Deps, wish: ProposalWish, cause: Cause): Promise<string> {
  refuseImpossible(wish);
  const { timeZone } = await getProperty(deps.db);
  const { checkIn } = wish.stay;
  const at = deps.clock();
  const after = (hours: number) => new Date(endOfProposal(at, hours, { checkIn, timeZone }));
  if (after(wish.validHours).getTime() <= at) throw new AppError("stay-past");
  const rooms = await wantedRooms(deps.db, wish.rooms);
  return inTransaction(deps.db, async (tx) => {
    const listings = rooms.map(({ listing }) => listing);
    const locked = (await lockRoomsOfAll(tx, listings)).flat();
    if (new Set(locked).size < locked.length) throw new AppError("invalid-request");
    const priced = priceRooms(rooms, wish.stay, wish);
    const moment = { tx, at: new Date(at) };
    const { id } = await tx
      .insertInto("proposal")
      .values({
        code: newCode(),
        language: wish.language,
        check_in: wish.stay.checkIn,
        check_out: wish.stay.checkOut,
        listed: sumOf(priced.flatMap(({ listedLines }) => listedLines)),
        total: sumOf(priced.flatMap(({ lines }) => lines)),
        deposit: wish.deposit && JSON.stringify(wish.deposit),
        valid_until: after(wish.validHours),
        held_until: wish.keepHours === null ? null : after(wish.keepHours),
        label: wish.label,
        words: wish.words,
        made_at: new Date(at),
        made_by: cause.actor,
        enquiry_id: await answerByProposal(moment, wish.enquiryId),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx
      .insertInto("proposal_room")
      .values(
        priced.map(({ listingId, guests, lines, listedLines }, position) => ({
          proposal_id: id,
          position,
          listing_id: listingId,
          adults: guests.adults,
          children_up_to_12: guests.childrenUpTo12,
          children_above_12: guests.childrenAbove12,
          listed_lines: JSON.stringify(listedLines),
          lines: JSON.stringify(lines),
        })),
      )
      .execute();
    await keepOrCheckNights(moment, id, locked, wish);
    return id;
  });
}

/** Taken nights are not offered. Those of an unpaid hold may be: it may still expire. */
async function keepOrCheckNights(
  { tx, at }: Pick<Change, "tx" | "at">,
  id: string,
  rooms: readonly number[],
  { stay, keepHours }: ProposalWish,
): Promise<void> {
  const proposal = await getStoredProposal(tx, { id });
  if (proposal.is_taken) throw new AppError("nights-taken");
  if (!proposal.held_until || keepHours === null) return;
  if (!(await keepForProposal(tx, id, rooms, stay))) throw new AppError("nights-taken");
  await addJob(
    tx,
    "end-keeping",
    { proposalId: id },
    { wait: proposal.held_until.getTime() - at.getTime() },
  );
}

function refuseImpossible({ rooms, stay, total, validHours, keepHours, deposit }: ProposalWish) {
  const isWhole = (hours: number) => Number.isInteger(hours) && hours > 0;
  const isPossible =
    rooms.length > 0 &&
    rooms.length <= MOST_ROOMS &&
    stay.checkIn < stay.checkOut &&
    (total === undefined || total > 0) &&
    isWhole(validHours) &&
    validHours <= LONGEST_VALIDITY_DAYS * 24 &&
    (keepHours === null ||
      (isWhole(keepHours) && keepHours <= Math.min(LONGEST_KEEPING_HOURS, validHours))) &&
    (deposit === null || (deposit.percent > 0 && deposit.percent < 100));
  if (!isPossible) throw new AppError("invalid-request");
}

function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => codeLetters[randomInt(codeLetters.length)]).join(
    "",
  );
}
