import type { BookingState } from "../domain/booking.ts";
import type { Day } from "../domain/day.ts";
import type { Centavos } from "../domain/money.ts";

export type Owner = { readonly name: string; readonly email: string };

export type OwnerBooking = {
  readonly id: string;
  readonly code: string;
  readonly state: BookingState;
  readonly listingName: string;
  readonly checkIn: Day;
  readonly checkOut: Day;
  readonly guestName: string | null;
  readonly total: Centavos;
};

/** The owner's side of the house. Everything but the door asks for a sign-in. */
export type OwnerApi = {
  whoIsSignedIn(): Promise<Owner | null>;
  /** The cookies to set, or null when e-mail and password do not belong together. */
  signIn(email: string, password: string): Promise<readonly string[] | null>;
  signOut(): Promise<readonly string[]>;
  listBookings(): Promise<readonly OwnerBooking[]>;
};
