import type { Booking } from "../bookings/booking.ts";
import { bookingsToLink } from "../bookings/bookings-to-link.ts";
import { linkToAddress } from "../bookings/link-to-address.ts";
import type { Deps } from "../deps.ts";
import { roomNames } from "../listings/listing-name.ts";
import { type LinkedBooking, stayIn } from "./facts.ts";

/** A limit, so that the mail stays readable. */
const MOST = 20;

/** The booking itself, then all others of its address. */
export async function linksOf(deps: Deps, booking: Booking): Promise<LinkedBooking[]> {
  const all = booking.guest_email ? await bookingsToLink(deps, booking.guest_email) : [];
  const others = all.filter(({ id }) => id !== booking.id);
  const { language } = booking;
  const links: LinkedBooking[] = [];
  for (const one of [booking, ...others].slice(0, MOST)) {
    const link = await linkToAddress(deps, one);
    if (!link) continue;
    links.push({
      link,
      code: one.code,
      listing: await roomNames(deps.db, one, language),
      stay: stayIn({ ...one, language }),
    });
  }
  return links;
}
