import type { Proposal, ProposalAlternative } from "../../contract/proposal-api.ts";
import { daysAround, nearestFreeStays } from "../../domain/alternatives.ts";
import type { Day, LocalTime } from "../../domain/day.ts";
import { guestCount } from "../../domain/guests.ts";
import type { Language } from "../../domain/language.ts";
import type { Property } from "../../domain/property.ts";
import type { ProposalState } from "../../domain/proposal.ts";
import { quote, sumOf } from "../../domain/quote.ts";
import type { Stay } from "../../domain/stay.ts";
import { isBookable } from "../../domain/stay-rules.ts";
import { reservedDaysByListing } from "../calendar/reserved-days.ts";
import type { Deps } from "../deps.ts";
import { type ListedListing, listListings } from "../listings/list-listings.ts";
import { guestsIn, type StoredProposal, stayOf } from "./stored-proposal.ts";

type Looked = {
  readonly state: ProposalState;
  readonly property: Property;
  readonly now: LocalTime;
  readonly language: Language;
};

type Instead = Pick<Proposal, "today" | "alternatives">;

const NONE: ReadonlySet<Day> = new Set();
const MOST = 3;

/** For a guest who comes too late: the same nights at today's price, or what is free instead. */
export async function insteadOf(
  deps: Deps,
  proposal: StoredProposal,
  looked: Looked,
): Promise<Instead> {
  const { state } = looked;
  if (state !== "expired" && state !== "taken") return { today: null, alternatives: [] };
  const site = await lookAtSite(deps, proposal, looked);
  const today = state === "expired" && !proposal.is_taken ? priceToday(proposal, site) : null;
  return { today, alternatives: today ? [] : alternativesTo(proposal, site) };
}

type Site = {
  readonly listings: readonly (ListedListing & { readonly name: string })[];
  readonly canHave: (listing: ListedListing, stay: Stay) => boolean;
};

/** What the site sells, by its own rules. */
async function lookAtSite(
  deps: Deps,
  proposal: StoredProposal,
  { property, now, language }: Looked,
): Promise<Site> {
  const { from, until } = daysAround(stayOf(proposal));
  const [listings, byListing] = await Promise.all([
    listListings(deps.db, language),
    reservedDaysByListing(deps.db, { from, until, at: new Date(deps.clock()), visitorId: null }),
  ]);
  const { sameDayTurnover } = property;
  return {
    listings: listings.map((listing) => ({ ...listing, name: listing.title })),
    canHave: (listing, stay) =>
      isBookable(stay, listing, now, {
        reserved: byListing.get(listing.id) ?? NONE,
        sameDayTurnover,
      }),
  };
}

/** Null if the site would not sell all of it. */
function priceToday(proposal: StoredProposal, { listings, canHave }: Site): Instead["today"] {
  const stay = stayOf(proposal);
  const quotes = proposal.rooms.map(({ listingId, guests }) => {
    const listing = listings.find(({ id }) => id === listingId);
    return listing && canHave(listing, stay) ? quote(listing.rates, stay, guests) : null;
  });
  if (quotes.includes(null)) return null;
  const lines = quotes.flatMap((one) => one?.lines ?? []);
  return { total: sumOf(lines), lines };
}

/** For one room: the same nights in others, and the nearest ones in it. */
function alternativesTo(
  proposal: StoredProposal,
  { listings, canHave }: Site,
): ProposalAlternative[] {
  const [room, ...others] = proposal.rooms;
  if (!room || others.length > 0) return [];
  const stay = stayOf(proposal);
  const guests = guestsIn(proposal);
  const fitting = listings.filter(({ capacity }) => capacity >= guestCount(guests));
  const found = fitting.flatMap((listing) => {
    const can = (wanted: Stay) => canHave(listing, wanted);
    const stays = listing.id === room.listingId ? nearestFreeStays(stay, can, MOST - 1) : [stay];
    return stays.filter(can).map((free) => ({
      listingId: listing.id,
      name: listing.name,
      photo: listing.photo,
      stay: free,
      guests,
      total: quote(listing.rates, free, guests).total,
    }));
  });
  const isOther = ({ listingId }: ProposalAlternative) => listingId !== room.listingId;
  return [...found]
    .sort((one, other) => Number(isOther(one)) - Number(isOther(other)))
    .slice(0, MOST);
}
