import { addDays } from "../../../src/domain/day.ts";
import { datesOf, guestsOf } from "../../../src/server/bookings/booking.ts";
import type { ModelStay, Room } from "../money/booking.ts";
import { dayOf } from "../money/policy.ts";
import type { Real } from "../money/real.ts";
import { bookRooms, payFirst } from "../money/sell.ts";
import type { Rules } from "../open-books.ts";
import type { Step } from "../steps.ts";
import { ModelBooking } from "./booking.ts";
import type { GuestHouse } from "./house.ts";

export type GuestStep = Step<GuestHouse, Real, ModelBooking>;
export type GuestMove = Extract<GuestStep, { canMove: unknown }>["run"];

/** How a history begins. */
export type Opening = Rules & {
  readonly sales: readonly {
    readonly rooms: readonly Room[];
    readonly ahead: number;
    readonly nights: number;
    readonly adults: number;
  }[];
};

/** A guest books and pays. The app decides the price, and whether it is paid in parts. */
export async function sell(
  house: GuestHouse,
  real: Real,
  { policy }: Pick<Opening, "policy">,
  { rooms, ahead, nights, adults }: Opening["sales"][number],
): Promise<void> {
  const { app } = real;
  const checkIn = addDays(dayOf(app.deps.clock()), ahead);
  const stay = { checkIn, checkOut: addDays(checkIn, nights) };
  const checkoutId = await bookRooms(app, rooms, stay, adults);
  if (checkoutId === null) return;
  const row = await payFirst(app, checkoutId);
  const { rows: accounts } = await app.deps.pool.query(
    "select received from booking_account where booking_id = $1",
    [row.id],
  );
  const given = {
    id: row.id,
    number: house.bookings.length,
    policy,
    bought: row.confirmed_at?.getTime() ?? 0,
    hasPlan: row.plan !== null,
    stays: row.stays.map(
      (one): ModelStay => ({
        id: one.id,
        room: one.listing_id as Room,
        stay: datesOf(one),
        guests: guestsOf(one),
      }),
    ),
  };
  house.bookings.push(new ModelBooking(given, row.total, accounts[0].received));
}
