import { nightsOf } from "../../../src/domain/stay.ts";
import { expect } from "../judge.ts";
import { compareBooks } from "../money/compare.ts";
import { guestOf, type Real } from "../money/real.ts";
import type { ModelBooking } from "./booking.ts";
import type { GuestHouse } from "./house.ts";

const NIGHTS = `
  select taken.booking_id, taken.kind, part.listing_id as room,
         lower(taken.stay)::text as "checkIn", upper(taken.stay)::text as "checkOut"
  from occupied_nights as taken
  join listing_physical_room as part on part.physical_room_id = taken.physical_room_id
  join listing on listing.id = part.listing_id
  where taken.booking_id is not null and not listing.whole_house`;

/** Every booking has the model's state, money and nights; no guest gets back more than promised. */
export async function compare({ bookings }: GuestHouse, { app }: Real, after: string) {
  const { rows: nights } = await app.deps.pool.query(NIGHTS);
  const now = app.deps.clock();
  await compareBooks(app, bookings, after, (booking, { refunded }) => {
    const { money, number } = booking;
    // How much has arrived is up to the provider; an invariant checks that the refunds add up.
    money.underWay = money.refunding - refunded;
    if (money.refunding > money.received)
      throw new Error(`${money.refunding} goes back of ${money.received}`);
    const back = money.refunding + (booking.isOn ? booking.atOnce(now) : 0);
    if (back > booking.most)
      throw new Error(
        `booking ${number} can have ${back} back, ${booking.most} before its changes`,
      );
    compareNights(
      booking,
      nights.filter(({ booking_id }) => booking_id === booking.id),
    );
  });
}

type Taken = {
  readonly kind: string;
  readonly room: string;
  readonly checkIn: string;
  readonly checkOut: string;
};

function compareNights(booking: ModelBooking, rows: readonly Taken[]): void {
  const is = (kind: string) =>
    rows
      .filter((row) => row.kind === kind)
      .flatMap(({ room, checkIn, checkOut }) =>
        nightsOf({ checkIn, checkOut } as never).map((night) => `${room} ${night}`),
      )
      .toSorted();
  const nights = ({ room, stay }: ModelBooking["stays"][number]) =>
    nightsOf(stay).map((night) => `${room} ${night}`);
  const own = booking.isOn ? booking.stays.flatMap(nights).toSorted() : [];
  expect(is("booking"), own, `nights of booking ${booking.number}`);
  const { wish } = booking;
  const before = wish ? booking.stays.filter(({ id }) => id === wish.after.id).flatMap(nights) : [];
  const held = wish?.state === "paying" ? nights(wish.after) : [];
  const missing = held.filter((night) => !before.includes(night)).toSorted();
  expect(is("hold"), missing, `nights held by booking ${booking.number}`);
}

/** The guest's own page says what the model has. */
export async function comparePage(
  house: GuestHouse,
  real: Real,
  booking: ModelBooking,
): Promise<void> {
  const { api, code } = await guestOf(real, booking);
  const page = await api.getBooking(code);
  const now = real.app.deps.clock();
  const { money, wish, isOn } = booking;
  expect(page.state, booking.state, "state on the page");
  expect(page.total, money.total, "total on the page");
  expect(page.paid, money.received - money.refunded, "paid on the page");
  expect(page.open, isOn ? Math.max(0, money.asked) : 0, "open on the page");
  expect(page.may.change, house.mayChange(booking, now), "what she may change");
  expect(page.may.cancel, house.mayCancel(booking, now), "whether she may cancel");
  const current = page.policy.find(({ when }) => when === "now");
  expect(current?.amount ?? 0, isOn ? booking.atOnce(now) : 0, "what cancelling gives back");
  const isPending = wish !== null && booking.isStill(wish);
  const shown = page.change?.state === "declined" ? undefined : page.change?.state;
  expect(shown, isPending ? wish.state : undefined, "the pending change");
}
