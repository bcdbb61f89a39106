import type { BookingDetails } from "../../../contract/owner/bookings.ts";
import type { Sending } from "../form/use-sending.ts";

/** The forms about a booking's money share the last result: their buttons may be gone by then. */
export type MoneyActs = { readonly booking: BookingDetails; readonly acts: Sending };
