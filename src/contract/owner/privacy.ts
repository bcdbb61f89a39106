import type { Day } from "../../domain/day.ts";
import type { NotYet } from "../../domain/erasure.ts";

/** The personal data behind a booking, and whether it can be erased. */
export type GuestData =
  | { readonly kind: "erased"; readonly at: number }
  | (KeptData & { readonly kind: "possible" })
  | (KeptData & NotYet & { readonly kind: "not-yet" });

type KeptData = {
  /** When the contact is erased automatically. */
  readonly goesOn: Day;
  /** How many bookings of the same person would be erased together. */
  readonly bookings: number;
};
