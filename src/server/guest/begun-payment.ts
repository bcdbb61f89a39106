import type { GuestBooking } from "../../contract/guest-api.ts";
import { latestOnOwnPage } from "../begin/own-page-session.ts";
import type { Booking } from "../bookings/booking.ts";
import type { Deps } from "../deps.ts";
import { stateOfPayment } from "./state-of-payment.ts";

/** For the guest's page of the booking, without asking the provider; null if none is open. */
export async function begunPayment(deps: Deps, booking: Booking): Promise<GuestBooking["payment"]> {
  const row = await latestOnOwnPage(deps, booking.id);
  if (row?.state !== "open") return null;
  const state = await stateOfPayment(deps, booking, row);
  const { means, purpose } = row;
  return state === "open" ? { means, purpose } : null;
}
