import type { ChangeOffer, GuestChange } from "../../contract/guest-api.ts";
import { askedOf } from "../../domain/account.ts";
import { daysAround } from "../../domain/alternatives.ts";
import { AppError } from "../../domain/app-error.ts";
import { stepAt } from "../../domain/cancellation.ts";
import { changeFigures } from "../../domain/change-figures.ts";
import { type Day, localTime } from "../../domain/day.ts";
import { isSameParty } from "../../domain/guests.ts";
import type { Centavos } from "../../domain/money.ts";
import { nextRow } from "../../domain/payment-plan.ts";
import type { Property } from "../../domain/property.ts";
import type { QuoteLine } from "../../domain/quote.ts";
import { includesReservedDay } from "../../domain/stay.ts";
import { refuseStay } from "../../domain/stay-rules.ts";
import { readAccount } from "../account/read-account.ts";
import { type Booking, datesOf, guestsOf } from "../bookings/booking.ts";
import { boughtSteps } from "../bookings/bought-steps.ts";
import { planOf } from "../bookings/statement.ts";
import { reservedByOthers } from "../calendar/reserved-by-others.ts";
import type { Database, Tx } from "../database/connect.ts";
import type { ListingWithRooms } from "../listings/get-listing.ts";
import { listingName } from "../listings/listing-name.ts";
import { mayOf } from "./may-of.ts";
import { type ChangedStay, fitsInto, priceByList, stayIn } from "./price-change.ts";

/** When a change is offered, and the provider's least amount. */
export type Moment = {
  readonly property: Property;
  readonly now: number;
  readonly leastAmount: Centavos;
};

/** An offer, with what is stored if the guest takes it. */
export type PricedOffer = ChangeOffer & {
  readonly stay: ChangedStay;
  /** Without what the policy retains. */
  readonly lines: readonly QuoteLine[];
};

/**
 * Prices a guest's change, and says whether the house has to agree. Throws if it cannot be made.
 */
export async function offerChange(
  db: Database | Tx,
  booking: Booking,
  { listing, ...wish }: GuestChange & { readonly listing: ListingWithRooms },
  moment: Moment,
): Promise<PricedOffer> {
  const may = await mayOf(db, booking, moment);
  if (may.change === "none") throw new AppError("guest-may-not");
  const stay = stayIn(booking, wish.stayId);
  if (isAsBefore(stay, wish)) throw new AppError("invalid-request");
  if (!fitsInto(listing, wish.guests)) throw new AppError("too-many-guests");
  await refuseDates(db, { listing, stay, wish }, moment);
  const { lines, total } = priceByList(listing, stay, wish);
  return {
    ...(await priced(db, booking, { stay, wish, lines, total }, moment)),
    ...wayOf(stay, may),
  };
}

function isAsBefore(stay: ChangedStay, wish: GuestChange): boolean {
  const { checkIn, checkOut } = wish.stay;
  const isSameStay = stay.check_in === checkIn && stay.check_out === checkOut;
  const isSameRoom = stay.listing_id === wish.listingId;
  return isSameStay && isSameRoom && isSameParty(guestsOf(stay), wish.guests);
}

type Wished = {
  readonly listing: ListingWithRooms;
  readonly stay: ChangedStay;
  readonly wish: GuestChange;
};

/** The stay rules apply to new dates and another room, not to a change of people alone. */
async function refuseDates(
  db: Database | Tx,
  { listing, stay, wish }: Wished,
  { property, now }: Moment,
): Promise<void> {
  const { checkIn, checkOut } = wish.stay;
  const isSameRoom = listing.id === stay.listing_id;
  if (isSameRoom && checkIn === stay.check_in && checkOut === stay.check_out) return;
  const at = new Date(now);
  const window = { listingId: listing.id, stayId: stay.id, at, ...daysAround(wish.stay) };
  const reserved: ReadonlySet<Day> = new Set(await reservedByOthers(db, window));
  const { sameDayTurnover, timeZone } = property;
  if (includesReservedDay(wish.stay, reserved, sameDayTurnover)) throw new AppError("nights-taken");
  const { rules, rates } = listing;
  const known = { reserved, sameDayTurnover };
  const refusal = refuseStay(wish.stay, rules, rates.seasons, localTime(timeZone, now), known);
  if (refusal) throw new AppError(`stay-${refusal.reason}`);
}

type NewStay = {
  readonly stay: ChangedStay;
  readonly wish: GuestChange;
  readonly lines: readonly QuoteLine[];
  readonly total: Centavos;
};

async function priced(
  db: Database | Tx,
  booking: Booking,
  { stay, wish, lines, total }: NewStay,
  { property, now, leastAmount }: Moment,
): Promise<Omit<PricedOffer, "way">> {
  const account = await readAccount(db, booking.id);
  const step = stepAt(boughtSteps(booking, property), localTime(property.timeZone, now));
  const percent = step?.refundPercent ?? 0;
  const newTotal = stay.rest + total;
  const joinsPlan = nextRow(planOf(booking, account)) !== null;
  const figures = changeFigures({ account, newTotal, percent, joinsPlan, leastAmount });
  const { language } = booking;
  const refunding = account.refunding + figures.refund;
  return {
    wish,
    stay,
    figures,
    refundPercent: percent,
    lines,
    before: {
      name: await listingName(db, stay.listing_id, language),
      stay: datesOf(stay),
      guests: guestsOf(stay),
      total: booking.total,
    },
    after: {
      name: await listingName(db, wish.listingId, language),
      stay: wish.stay,
      guests: wish.guests,
      total: newTotal,
    },
    openBefore: Math.max(0, askedOf(account)),
    openAfter: Math.max(0, askedOf({ ...account, total: figures.total, refunding })),
  };
}

/** A price that was agreed by hand must not be replaced by the list price. */
function wayOf(
  { lines }: ChangedStay,
  may: Awaited<ReturnType<typeof mayOf>>,
): Pick<ChangeOffer, "way"> {
  const isAgreed = lines.some(({ kind }) => kind === "agreed" || kind === "discount");
  if (may.change === "self") return { way: isAgreed ? "agreed-price" : "self" };
  if (isAgreed) return { way: "agreed-price" };
  return { way: may.isTooLate ? "too-late" : "house-decides" };
}
