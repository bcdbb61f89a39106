import type { StayChange } from "../../contract/owner/timeline.ts";
import type { Leaving, StayIds } from "../../contract/owner/today.ts";
import { askedOf } from "../../domain/account.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Cause } from "../../domain/cause.ts";
import { addDays, type Day } from "../../domain/day.ts";
import { readAccount } from "../account/read-account.ts";
import { changeLocked } from "../amendments/change-stay.ts";
import type { BookedStay, Booking } from "../bookings/booking.ts";
import { withLockedBooking } from "../bookings/change-booking.ts";
import { getBooking } from "../bookings/find-booking.ts";
import type { Change } from "../change.ts";
import type { Deps } from "../deps.ts";
import { soilRooms } from "../housekeeping/set-room-state.ts";
import { getListing } from "../listings/get-listing.ts";
import { todayAtProperty } from "../property/today-at-property.ts";
import { leftMark, markLocked } from "./mark-stay.ts";

/**
 * Marks a departure. An open amount has to be seen first, as it is after the remaining nights are
 * freed. Idempotent.
 */
export async function checkOut(
  deps: Deps,
  bookingId: string,
  { evenOpen, freeing, stayIds }: Leaving,
  cause: Cause,
): Promise<void> {
  const found = await getBooking(deps.db, bookingId);
  const today = await todayAtProperty(deps);
  const options = { evenUnpublished: true };
  const room = roomIn(found, stayIds) ?? found;
  const listing = await getListing(deps.db, room.listing_id, undefined, options);
  await withLockedBooking(deps, found, cause, async (change, booking) => {
    if (hasLeft(booking, stayIds)) return;
    if (freeing) {
      if (booking.version !== freeing.version || found.version !== freeing.version) {
        throw new AppError("changed-meanwhile");
      }
      const wish = { ...leaveOf(booking, stayIds, today), price: freeing.price, guestKnows: true };
      await changeLocked(change, booking, listing, wish);
    }
    await refuseUnseen(change, booking, evenOpen);
    await markLocked(change, booking, leftMark, { today, stayIds });
    await soilRooms(change, booking.id);
  });
}

function hasLeft({ checked_out_at, stays }: Booking, stayIds: StayIds | undefined): boolean {
  if (checked_out_at !== null) return true;
  return stayIds?.every((id) => stays.some((stay) => stay.id === id && stay.has_left)) ?? false;
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
export async function earlyLeave(
  deps: Deps,
  bookingId: string,
  stayIds: StayIds | undefined,
): Promise<StayChange> {
  return leaveOf(await getBooking(deps.db, bookingId), stayIds, await todayAtProperty(deps));
}

/**
 * A stay has at least one night, also if the guest leaves on the day of arrival. Of several rooms,
 * each is shortened on its own.
 */
function leaveOf(booking: Booking, stayIds: StayIds | undefined, today: Day): StayChange {
  const room = roomIn(booking, stayIds);
  if (!room) throw new AppError("invalid-stay");
  const { id, listing_id, check_in, check_out } = room;
  const first = addDays(check_in, 1);
  const checkOut = today > first ? today : first;
  if (checkOut >= check_out) throw new AppError("invalid-stay");
  return { stayId: id, listingId: listing_id, stay: { checkIn: check_in, checkOut } };
}

/** The only room, or the only one that is named. */
function roomIn({ stays }: Booking, stayIds: StayIds | undefined): BookedStay | undefined {
  const [room, ...others] = stayIds ? stays.filter(({ id }) => stayIds.includes(id)) : stays;
  return others.length === 0 ? room : undefined;
}
