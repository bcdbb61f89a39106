import type { StayAtDesk, StayIds } from "../../../contract/owner/today.ts";

/** A departing guest, with the fields that every page about her knows. */
export type Leaver = Pick<
  StayAtDesk,
  | "bookingId"
  | "listingId"
  | "guestName"
  | "checkIn"
  | "checkOut"
  | "version"
  | "balance"
  | "portal"
> & {
  /** The rooms she leaves, if the booking has several; missing: all that are due. */
  readonly stayIds?: StayIds;
  /** All rooms of the booking. */
  readonly rooms?: readonly unknown[];
};

/** The rooms as a form field. */
export const staysIn = ({ stayIds }: Pick<Leaver, "stayIds">) =>
  stayIds ? { stays: stayIds.join(",") } : {};

/** False for several rooms: each stay is shortened on its own. */
export function isOneRoom({ stayIds, rooms = [] }: Leaver): boolean {
  return stayIds ? stayIds.length === 1 : rooms.length < 2;
}
