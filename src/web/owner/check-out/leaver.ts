import type { StayAtDesk } from "../../../contract/owner/today.ts";

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
>;
