import type { StayAtDesk, StayIds } from "../../../contract/owner/today.ts";

/** A guest who leaves, as any page knows her. */
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
  /** Of the booking. */
  readonly rooms?: readonly unknown[];
};

/** As a form sends them. */
export const staysIn = ({ stayIds }: Pick<Leaver, "stayIds">) =>
  stayIds ? { stays: stayIds.join(",") } : {};

/** Of several rooms each is shortened on its own. */
export function isOneRoom({ stayIds, rooms = [] }: Leaver): boolean {
  return stayIds ? stayIds.length === 1 : rooms.length < 2;
}
