import { adultsOnly } from "../../../src/domain/guests.ts";
import type { Stay } from "../../../src/domain/stay.ts";
import { bookingOf } from "../../support/stories.ts";
import { askInside } from "../client.ts";
import { expect } from "../judge.ts";
import type { ModelStay, Room } from "../money/booking.ts";
import { usualPolicy } from "../money/policy.ts";
import type { Random } from "../random.ts";
import { HeldBooking } from "./booking.ts";
import { DEPOSIT_PERCENT, type Real, VISITORS, visitOf } from "./real.ts";
import { ofBooking, type World } from "./world.ts";

/** The first is the room whose page the booking is made on. */
type Rooms = readonly [Room, ...Room[]];

const wanted: readonly Rooms[] = [["mar"], ["farol"], ["casa-inteira"], ["mar", "farol"]];

type Wish = {
  readonly visitor: number;
  readonly rooms: Rooms;
  readonly stay: Stay;
  readonly paysAll: boolean;
};

/** 'Book Now' in the app and in the model; both must give the same result. Returns the hold. */
export async function book(
  world: World,
  real: Real,
  random: Random,
): Promise<HeldBooking | undefined> {
  const visitor = random.below(VISITORS);
  const rooms = random.pick(wanted);
  const wish = { visitor, rooms, stay: world.drawStay(random), paysAll: random.next() < 0.5 };
  const expected = expectBooking(world, wish, real.app.deps.clock());
  const answer = await press(real, wish);
  expect(answer.statusCode, expected === null ? 409 : 200, "the answer to 'Book Now'");
  if (expected === null) return world.liveHold(visitor);
  const { first, money } = expected;
  const { checkoutId } = answer.json();
  expect(checkoutId, first.checkoutId ?? checkoutId, "the session of the hold");
  if (first.checkoutId) return expected;
  const { id, total, stays } = await bookingOf(real.app, checkoutId);
  const idOf = new Map(stays.map((row) => [row.listing_id, row.id]));
  expected.id = id;
  expected.stays = expected.stays.map((one) => ({ ...one, id: idOf.get(one.room) ?? "" }));
  money.total = total;
  first.amount = wish.paysAll ? total : Math.floor((total * DEPOSIT_PERCENT) / 100);
  first.checkoutId = checkoutId;
  return expected;
}

function press(real: Real, { visitor, rooms, stay, paysAll }: Wish) {
  const [first, ...others] = rooms;
  const otherRooms = others.map((quartoId) => ({ quartoId, guests: 1 }));
  const more = { payAll: paysAll, ...(others.length > 0 && { guests: 1, otherRooms }) };
  return askInside(() => visitOf(real, visitor).book(first, stay, more));
}

/** The booking the visitor should now hold, or null if she should be refused. */
function expectBooking(world: World, wish: Wish, now: number): HeldBooking | null {
  const { visitor, rooms, stay, paysAll } = wish;
  const live = world.liveHold(visitor);
  const isOwn = ofBooking(live);
  if (!rooms.every((room) => world.isFree(room, stay, isOwn))) return null;
  if (live) {
    const isSame =
      live.paysAll === paysAll &&
      live.stays.map(({ room }) => room).join() === rooms.join() &&
      live.stays.every(
        ({ stay: held }) => held.checkIn === stay.checkIn && held.checkOut === stay.checkOut,
      );
    if (isSame && live.first.state === "open") return live;
    world.closeCheckout(live);
  }
  if (!rooms.every((room) => world.isFree(room, stay))) return null;
  const guests = adultsOnly(1);
  const stays = rooms.map((room): ModelStay => ({ id: "", room, stay, guests }));
  const number = world.bookings.length;
  const sold = { id: "", number, stays, policy: usualPolicy, bought: now };
  const booking = new HeldBooking({ ...sold, visitor, paysAll, heldAt: now });
  world.bookings.push(booking);
  return booking;
}
