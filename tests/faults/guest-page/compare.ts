import { nightsOf } from "../../../src/domain/stay.ts";
import { brokenInvariants } from "../invariants.ts";
import { expect } from "../judge.ts";
import type { ModelBooking } from "./booking.ts";
import type { House } from "./house.ts";
import { guestOf, type Real } from "./real.ts";

const ACCOUNTS = `
  select id, state, account.total, received, refunding, refunded, open
  from booking join booking_account as account on account.booking_id = booking.id`;

const NIGHTS = `
  select taken.booking_id, taken.kind, part.listing_id as room,
         lower(taken.stay)::text as "checkIn", upper(taken.stay)::text as "checkOut"
  from occupied_nights as taken
  join listing_physical_room as part on part.physical_room_id = taken.physical_room_id
  join listing on listing.id = part.listing_id
  where taken.booking_id is not null and not listing.whole_house`;

/** Every booking has the model's state, money and nights; nobody has more back than the promise. */
export async function compare(house: House, real: Real, after: string): Promise<void> {
  const { pool } = real.app.deps;
  const accounts = new Map((await pool.query(ACCOUNTS)).rows.map((row) => [row.id, row]));
  const { rows: nights } = await pool.query(NIGHTS);
  try {
    for (const booking of house.bookings) {
      const { id } = booking;
      compareAccount(real, booking, accounts.get(id));
      compareNights(
        booking,
        nights.filter(({ booking_id }) => booking_id === id),
      );
    }
    expect(await brokenInvariants(pool), [], "broken invariants");
  } catch (error) {
    throw new Error(`after ${after}: ${error instanceof Error ? error.message : error}`);
  }
}

type Row = Record<"total" | "received" | "refunding" | "refunded" | "open", number> & {
  readonly state: string;
};

/** How much of the refunds has arrived is the provider's; that they add up is an invariant. */
function compareAccount(real: Real, booking: ModelBooking, row: Row | undefined): void {
  const { money, state, number } = booking;
  money.underWay = money.refunding - (row?.refunded ?? 0);
  const { total, received, refunding, open } = money;
  const is = row && [row.state, row.total, row.received, row.refunding, row.open];
  expect(is, [state, total, received, refunding, open], `account of booking ${number}`);
  if (refunding > received) throw new Error(`${refunding} goes back of ${received}`);
  const now = real.app.deps.clock();
  const back = refunding + (booking.isOn ? booking.atOnce(now) : 0);
  if (back > booking.most)
    throw new Error(`booking ${number} can have ${back} back, ${booking.most} before its changes`);
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
export async function comparePage(house: House, real: Real, booking: ModelBooking): Promise<void> {
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
