import type { ChangePreview, StayChange } from "../../contract/owner/timeline.ts";
import { AppError } from "../../domain/app-error.ts";
import { sumOf } from "../../domain/quote.ts";
import type { Booking } from "../bookings/booking.ts";
import { getBooking } from "../bookings/find-booking.ts";
import { refusePortals } from "../bookings/refuse-portals.ts";
import { findTakers } from "../calendar/find-takers.ts";
import type { Deps } from "../deps.ts";
import { getListing, type ListingWithRooms } from "../listings/get-listing.ts";
import { isChangeable } from "./move-stay.ts";
import {
  type ChangedStay,
  fitsInto,
  isAgreed,
  isSameWorth,
  partyOf,
  priceByList,
  priceOfChange,
  refundDue,
  stayIn,
} from "./price-change.ts";

/** The consequences of a change. Not binding: the change itself checks again. */
export async function previewStayChange(
  deps: Deps,
  bookingId: string,
  change: StayChange,
): Promise<Omit<ChangePreview, "choices">> {
  const booking = await getBooking(deps.db, bookingId);
  if (!isChangeable(booking)) throw new AppError("booking-not-here");
  await refusePortals(deps.db, bookingId, change);
  const options = { evenUnpublished: true };
  const listing = await getListing(deps.db, change.listingId, undefined, options);
  const stay = stayIn(booking, change.stayId);
  const listTotal = stay.rest + priceByList(listing, stay, change).total;
  return {
    takers: await findTakers(deps.db, change, stay.id),
    tooManyGuests: !fitsInto(listing, partyOf(stay, change)),
    total: booking.total,
    listTotal,
    refund: await refundDue(deps.db, booking, listTotal),
    difference: await differenceOf(deps, listing, { booking, stay }, change),
    agreed: isAgreed(stay),
    sameWorth: isSameWorth(stay, change),
  };
}

async function differenceOf(
  { db }: Deps,
  listing: ListingWithRooms,
  { booking, stay }: { readonly booking: Booking; readonly stay: ChangedStay },
  change: StayChange,
): Promise<ChangePreview["difference"]> {
  const lines = priceOfChange(listing, stay, change);
  if (!lines) return null;
  const amount = sumOf(lines);
  return { amount, lines, refund: await refundDue(db, booking, booking.total + amount) };
}
