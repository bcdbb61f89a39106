import type { ChangeView, GuestChange, RoomChoice } from "../../contract/guest-api.ts";
import { daysAround, nearestFreeStays } from "../../domain/alternatives.ts";
import { AppError } from "../../domain/app-error.ts";
import { addDays, type Day, localTime } from "../../domain/day.ts";
import { nightCount } from "../../domain/stay.ts";
import { isBookable } from "../../domain/stay-rules.ts";
import { mayOf } from "../amendments/may-of.ts";
import { type Moment, offerChange } from "../amendments/offer-change.ts";
import { priceByList, stayIn } from "../amendments/price-change.ts";
import { type Booking, datesOf, guestsOf } from "../bookings/booking.ts";
import { reservedByOthers } from "../calendar/reserved-by-others.ts";
import type { Deps } from "../deps.ts";
import { getListing, type ListingWithRooms } from "../listings/get-listing.ts";
import { listAllListings } from "../listings/list-all-listings.ts";
import { getProperty } from "../property/get-property.ts";

/**
 * Data of the page on which a guest tries a change: what is free, its price, and what is offered.
 */
export async function lookAtChange(
  deps: Deps,
  booking: Booking,
  given: Partial<GuestChange>,
): Promise<ChangeView> {
  const property = await getProperty(deps.db, booking.language);
  const moment = { property, now: deps.clock(), leastAmount: deps.payments.leastAmount };
  const may = await mayOf(deps.db, booking, moment);
  if (may.change === "none") throw new AppError("guest-may-not");
  const stay = stayIn(booking, given.stayId ?? booking.stays[0]?.id);
  const wish: GuestChange = {
    stayId: stay.id,
    listingId: given.listingId ?? stay.listing_id,
    stay: given.stay ?? datesOf(stay),
    guests: given.guests ?? guestsOf(stay),
  };
  const rooms = await choicesOf(deps, booking, wish, moment);
  const listing = await listingFor(deps, booking, wish.listingId);
  const { day: first } = localTime(property.timeZone, moment.now);
  const last = addDays(first, listing.rules.horizonDays + listing.rules.maxNights);
  const at = new Date(moment.now);
  const window = { listingId: listing.id, stayId: stay.id, from: first, until: last, at };
  const own = rooms.find(({ isOwn }) => isOwn);
  return {
    own: {
      id: stay.id,
      listingId: stay.listing_id,
      name: own?.name ?? "",
      ...datesOf(stay),
      guests: guestsOf(stay),
    },
    wish,
    rooms,
    reserved: await reservedByOthers(deps.db, window),
    first,
    last,
    answer: await answerTo(deps, booking, { wish, listing }, moment),
  };
}

function listingFor(deps: Deps, booking: Booking, id: string): Promise<ListingWithRooms> {
  const evenUnpublished = booking.stays.some(({ listing_id }) => listing_id === id);
  return getListing(deps.db, id, booking.language, { evenUnpublished });
}

type Tried = { readonly wish: GuestChange; readonly listing: ListingWithRooms };

async function answerTo(
  deps: Deps,
  booking: Booking,
  { wish, listing }: Tried,
  moment: Moment,
): Promise<ChangeView["answer"]> {
  try {
    const offer = await offerChange(deps.db, booking, { ...wish, listing }, moment);
    const { lines: _, stay: __, ...shown } = offer;
    return { kind: "offer", offer: shown };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "invalid-request") return null;
    const isTaken = error.code === "nights-taken";
    const nearest = isTaken ? await nearestTo(deps, { wish, listing }, moment) : [];
    return { kind: "refused", code: error.code, nearest };
  }
}

async function nearestTo(deps: Deps, { wish, listing }: Tried, { property, now }: Moment) {
  const at = new Date(now);
  const window = { listingId: listing.id, stayId: wish.stayId, at, ...daysAround(wish.stay) };
  const reserved: ReadonlySet<Day> = new Set(await reservedByOthers(deps.db, window));
  const local = localTime(property.timeZone, now);
  const known = { reserved, sameDayTurnover: property.sameDayTurnover };
  return nearestFreeStays(wish.stay, (stay) => isBookable(stay, listing, local, known));
}

/** Each room on sale, and the guest's own, for the wished dates and people. */
async function choicesOf(
  deps: Deps,
  booking: Booking,
  wish: GuestChange,
  { property, now }: Moment,
): Promise<RoomChoice[]> {
  const stay = stayIn(booking, wish.stayId);
  const local = localTime(property.timeZone, now);
  const people = wish.guests.adults + wish.guests.childrenUpTo12 + wish.guests.childrenAbove12;
  const choices: RoomChoice[] = [];
  for (const { id, published } of await listAllListings(deps.db)) {
    const isOwn = id === stay.listing_id;
    if (!published && !isOwn) continue;
    const listing = await listingFor(deps, booking, id);
    const window = { listingId: id, stayId: stay.id, at: new Date(now), ...daysAround(wish.stay) };
    const reserved: ReadonlySet<Day> = new Set(await reservedByOthers(deps.db, window));
    const known = { reserved, sameDayTurnover: property.sameDayTurnover };
    const isHers = isOwn && isSame(stay, wish);
    const isFree = isHers || isBookable(wish.stay, listing, local, known);
    const state = people > listing.capacity ? "too-small" : isFree ? "free" : "taken";
    const total =
      state === "free" && nightCount(wish.stay) > 0
        ? stay.rest + priceByList(listing, stay, wish).total
        : null;
    choices.push({
      listingId: id,
      name: listing.name,
      capacity: listing.capacity,
      isOwn,
      state,
      total,
    });
  }
  return choices;
}

function isSame(stay: { check_in: Day; check_out: Day }, wish: GuestChange): boolean {
  return stay.check_in === wish.stay.checkIn && stay.check_out === wish.stay.checkOut;
}
