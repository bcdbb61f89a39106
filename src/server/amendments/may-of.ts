import type { GuestBooking, StayPhase } from "../../contract/guest-api.ts";
import { daysBetween, todayIn } from "../../domain/day.ts";
import type { Property } from "../../domain/property.ts";
import type { Booking } from "../bookings/booking.ts";
import type { Database, Tx } from "../database/connect.ts";
import { getGuestTerms } from "../property/get-guest-terms.ts";

type Moment = { readonly property: Pick<Property, "timeZone">; readonly now: number };

/** The owner's marks (arrived, left) decide; without a mark, the calendar does. */
export function phaseOf(booking: Booking, { property, now }: Moment): StayPhase {
  const today = todayIn(property.timeZone, now);
  if (booking.no_show_at) return "no-show";
  if (booking.checked_out_at || today >= booking.check_out) return "stayed";
  if (booking.checked_in_at || today > booking.check_in) return "here";
  return today === booking.check_in ? "today" : "ahead";
}

type May = GuestBooking["may"] & {
  /** So close to arrival that the house decides about a change. */
  readonly isTooLate: boolean;
};

/** What a guest may do now. */
export async function mayOf(db: Database | Tx, booking: Booking, moment: Moment): Promise<May> {
  const terms = await getGuestTerms(db);
  const phase = phaseOf(booking, moment);
  const isOn = booking.state === "confirmed" && booking.erased_at === null;
  const isAhead = isOn && phase === "ahead";
  const daysLeft = daysBetween(todayIn(moment.property.timeZone, moment.now), booking.check_in);
  const isTooLate = terms.change === "self" && daysLeft < terms.changeUntilDays;
  return {
    cancel: terms.cancel && isOn && (phase === "ahead" || phase === "today"),
    change: isAhead ? (isTooLate ? "request" : terms.change) : "none",
    tell: terms.tell && isOn && phase !== "stayed" && phase !== "no-show",
    isTooLate,
  };
}
