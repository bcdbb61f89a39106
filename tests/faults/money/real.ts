import { adjustmentsIn, sumOf } from "../../../src/domain/quote.ts";
import type { Booking as Row } from "../../../src/server/bookings/booking.ts";
import { getBooking } from "../../../src/server/bookings/find-booking.ts";
import { sendRefund } from "../../../src/server/refunds/send-refund.ts";
import { linkedGuest } from "../../support/linked-guest.ts";
import type { FaultApp } from "../app.ts";
import type { Counts } from "../judge.ts";
import type { Step } from "../steps.ts";
import type { Booking } from "./booking.ts";
import type { House } from "./house.ts";

/** The app under test, and what guests and the house did. */
export type Real = { readonly app: FaultApp; readonly did: Counts };

/** A step for any booking, whatever else its world models. */
export type Move = Extract<Step<House<Booking>, Real, Booking>, { canMove: unknown }>["run"];

export const isOn = (booking: Booking) => booking.isOn;

export const rowOf = ({ app }: Pick<Real, "app">, { id }: Booking): Promise<Row> =>
  getBooking(app.deps.db, id);

/** The guest with her current link. */
export const guestOf = ({ app }: Pick<Real, "app">, { id }: Booking) => linkedGuest(app, id);

/** One room's price without extras, discounts and retained money. The app's, like all prices. */
export async function priceOf(real: Real, booking: Booking, stayId: string): Promise<number> {
  const { stays } = await rowOf(real, booking);
  const lines = stays.find(({ id }) => id === stayId)?.lines ?? [];
  return sumOf(lines) - sumOf(adjustmentsIn(lines));
}

/** What waits to be sent to a provider, of one booking or of all. */
export async function dueRefunds(
  { deps }: Pick<FaultApp, "deps">,
  bookingId?: string,
): Promise<string[]> {
  const { rows } = await deps.pool.query(
    `select id from refund where state = 'due' and means = 'online'
       and booking_id = coalesce($1, booking_id) order by created_at, id`,
    [bookingId ?? null],
  );
  return rows.map(({ id }) => id);
}

export async function sendRefunds(app: FaultApp, bookingId?: string): Promise<void> {
  for (const id of await dueRefunds(app, bookingId)) await sendRefund(app.deps, id);
}
