import type { StayChange } from "../../contract/owner/timeline.ts";
import type { Leaving } from "../../contract/owner/today.ts";
import { askedOf } from "../../domain/account.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Cause } from "../../domain/cause.ts";
import { addDays, type Day } from "../../domain/day.ts";
import { readAccount } from "../account/read-account.ts";
import { changeLocked } from "../amendments/change-stay.ts";
import type { Booking } from "../bookings/booking.ts";
import { withLockedBooking } from "../bookings/change-booking.ts";
import { getBooking } from "../bookings/find-booking.ts";
import type { Change } from "../change.ts";
import type { Deps } from "../deps.ts";
import { soilRooms } from "../housekeeping/set-room-state.ts";
import { getListing } from "../listings/get-listing.ts";
import { todayAtProperty } from "../property/today-at-property.ts";
import { leftMark, markLocked } from "./mark-stay.ts";

/**
 * Marks a departure, idempotent. An open amount has to be seen first, as it is after the nights
 * that are left were freed.
 */
export async function checkOut(
  deps: Deps,
  bookingId: string,
  { evenOpen, freeing }: Leaving,
  cause: Cause,
): Promise<void> {
  const found = await getBooking(deps.db, bookingId);
  const today = await todayAtProperty(deps);
  const options = { evenUnpublished: true };
  const listing = await getListing(deps.db, found.listing_id, undefined, options);
  await withLockedBooking(deps, found, cause, async (change, booking) => {
    if (booking.checked_out_at !== null) return;
    if (freeing) {
      if (booking.version !== freeing.version || found.version !== freeing.version) {
        throw new AppError("changed-meanwhile");
      }
      const wish = { ...leaveOf(booking, today), price: freeing.price, guestKnows: true };
      await changeLocked(change, booking, listing, wish);
    }
    await refuseUnseen(change, booking, evenOpen);
    await markLocked(change, booking, leftMark, today);
    await soilRooms(change, booking.id);
  });
}

async function refuseUnseen(
  { tx }: Change,
  { id, state }: Booking,
  evenOpen: number | undefined,
): Promise<void> {
  const open = askedOf(await readAccount(tx, id));
  if (state === "confirmed" && open > 0 && open !== evenOpen) throw new AppError("still-open");
}

/** The stay of a guest who leaves today, before its end. */
export async function earlyLeave(deps: Deps, bookingId: string): Promise<StayChange> {
  return leaveOf(await getBooking(deps.db, bookingId), await todayAtProperty(deps));
}

/**
 * A stay has at least one night, also if the guest leaves on the day of arrival. Of several rooms,
 * each is shortened on its own.
 */
function leaveOf({ stays: [stay, ...others] }: Booking, today: Day): StayChange {
  if (!stay || others.length > 0) throw new AppError("invalid-stay");
  const { listing_id, check_in, check_out } = stay;
  const first = addDays(check_in, 1);
  const checkOut = today > first ? today : first;
  if (checkOut >= check_out) throw new AppError("invalid-stay");
  return { listingId: listing_id, stay: { checkIn: check_in, checkOut } };
}
