import type { Day } from "../../domain/day.ts";
import type { NotYet } from "../../domain/erasure.ts";

/** What the house keeps about the person of a booking, and whether it can be erased. */
export type GuestData =
  | { readonly kind: "erased"; readonly at: number }
  | (KeptData & { readonly kind: "possible" })
  | (KeptData & NotYet & { readonly kind: "not-yet" });

type KeptData = {
  /** When the contact goes by itself. */
  readonly goesOn: Day;
  /** How many bookings of the same person would be erased together. */
  readonly bookings: number;
};

export type PrivacyApi = {
  lookAtGuestData(bookingId: string): Promise<GuestData>;
  /** Everything kept about the person of this booking, as the text of a file she can read. */
  exportGuest(bookingId: string): Promise<string>;
  /** Every booking of the person. Refused while one of them is still needed. */
  eraseGuest(bookingId: string): Promise<void>;
};
