import type { Proposal, ProposedRoom } from "../../contract/proposal-api.ts";
import { cancellationSteps, policySoldBy } from "../../domain/cancellation.ts";
import { localTime } from "../../domain/day.ts";
import type { Language } from "../../domain/language.ts";
import { BY_HAND, offeredWays, payeeOf } from "../../domain/payment-choice.ts";
import { readPixKey } from "../../domain/pix-key.ts";
import type { PixTerms } from "../../domain/pix-terms.ts";
import type { Property } from "../../domain/property.ts";
import { planOfProposal } from "../../domain/proposal.ts";
import type { QuoteLine } from "../../domain/quote.ts";
import type { Database } from "../database/connect.ts";
import type { Deps } from "../deps.ts";
import { getListing, type ListingWithRooms } from "../listings/get-listing.ts";
import { waysFor } from "../payments/choose.ts";
import { getPixTerms } from "../property/get-pix-terms.ts";
import { getProperty } from "../property/get-property.ts";
import { insteadOf } from "./instead-of.ts";
import { isToldLate, paidOf, payingOf } from "./payment-of.ts";
import type { ProposalViewer } from "./proposal-caller.ts";
import { stateOf } from "./state-of.ts";
import {
  getStoredProposal,
  guestsIn,
  type StoredProposal,
  type StoredRoom,
  stayOf,
} from "./stored-proposal.ts";

export type OfferedRoom = StoredRoom & { readonly listing: ListingWithRooms };

/** A proposal for anybody with its link, so it contains no name but the house's. */
export async function lookAtProposal(
  deps: Deps,
  code: string,
  caller: ProposalViewer,
): Promise<Proposal> {
  const { db } = deps;
  const proposal = await getStoredProposal(db, { code });
  const property = await getProperty(db, caller.language);
  const at = deps.clock();
  const now = localTime(property.timeZone, at);
  const state = stateOf(proposal, at);
  const stay = stayOf(proposal);
  const { total } = proposal;
  const rooms = await offeredRooms(db, proposal, caller.language);
  const pix = await getPixTerms(db);
  const ways = offeredWays(waysFor(deps.payments, property), pix !== null);
  return {
    code: proposal.code,
    state,
    now,
    madeAt: proposal.made_at.getTime(),
    madeBy: proposal.maker ?? "",
    validUntil: proposal.valid_until.getTime(),
    heldUntil: keptUntil(proposal, at),
    stay,
    guests: guestsIn(proposal),
    rooms: rooms.map(toRoom),
    lines: rooms.flatMap((room) => linesOf(room, rooms.length > 1)),
    listed: proposal.listed,
    total,
    words: proposal.words,
    plan: planOfProposal(proposal.deposit, { stay, total, today: now.day }),
    policy: cancellationSteps(policySoldBy(property), { checkIn: stay.checkIn, bought: now }),
    ways,
    payee: payeeShown(property, ways.pix === BY_HAND ? pix : null),
    paying: state === "paying" ? await payingOf(deps, proposal, caller) : null,
    isToldLate: state !== "paid" && (await isToldLate(db, proposal)),
    paid: await paidOf(db, proposal),
    ...(await insteadOf(deps, proposal, { state, property, now, language: caller.language })),
  };
}

/** The payee as the bank shows it. A person's own key has no company number (CNPJ) there. */
function payeeShown(property: Property, byHand: PixTerms | null): Proposal["payee"] {
  const { cnpj } = property;
  if (!byHand) return { name: payeeOf(property), cnpj };
  const isPersons = readPixKey(byHand.key)?.kind === "cpf";
  return { name: byHand.payee, cnpj: isPersons ? null : cnpj };
}

/** A listing with proposals is never deleted. */
async function offeredRooms(
  db: Database,
  { rooms }: StoredProposal,
  language: Language,
): Promise<OfferedRoom[]> {
  const offered: OfferedRoom[] = [];
  for (const room of rooms) {
    const listing = await getListing(db, room.listingId, language, { evenUnpublished: true });
    offered.push({ ...room, listing });
  }
  return offered;
}

function toRoom({ guests, published, listing }: OfferedRoom): ProposedRoom {
  const { id, slug, name, photos } = listing;
  return { listingId: id, slug, name, photo: photos[0] ?? null, guests, published };
}

/** Lines at the list price; each names its room if there are several. */
function linesOf({ listedLines, listing }: OfferedRoom, isOneOfSeveral: boolean): QuoteLine[] {
  return listedLines.map((line) => ({ ...line, ...(isOneOfSeveral && { room: listing.name }) }));
}

/** Null once its nights are no longer kept. */
export function keptUntil(
  { held_until, withdrawn_at }: StoredProposal,
  now: number,
): number | null {
  const until = held_until?.getTime() ?? 0;
  return withdrawn_at || until <= now ? null : until;
}
