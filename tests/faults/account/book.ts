import { includesReservedDay, type Stay } from "../../../src/domain/stay.ts";
import { bookingOf } from "../../support/stories.ts";
import { askInside } from "../client.ts";
import { Money } from "./money.ts";
import { DEPOSIT_PERCENT, type Real, visitOf } from "./real.ts";
import type { ModelBooking, Room, World } from "./world.ts";

/** The first of them is the one whose page she is on. */
export type Rooms = readonly [Room, ...Room[]];

/** 'Book Now' in the app and in the model; both must give the same result. */
export async function book(
  world: World,
  real: Real,
  visitor: number,
  rooms: Rooms,
  stay: Stay,
  paysAll: boolean,
): Promise<void> {
  const expected = expectBooking(world, visitor, rooms, stay, paysAll);
  const [first, ...others] = rooms;
  const otherRooms = others.map((quartoId) => ({ quartoId, guests: 1 }));
  const wish = { payAll: paysAll, ...(others.length > 0 && { guests: 1, otherRooms }) };
  const visit = visitOf(real, visitor);
  const answer = await askInside(() => visit.book(first, stay, wish));
  const status = expected === null ? 409 : 200;
  if (answer.statusCode !== status)
    throw new Error(`booking answered ${answer.statusCode}, not ${status}`);
  if (expected === null) return;

  const { checkoutId } = answer.json();
  const known = real.rows[expected.number];
  if (known) {
    if (known.checkoutId !== checkoutId) throw new Error("a retry returned another session");
    return;
  }
  const { id, total } = await bookingOf(real.app, checkoutId);
  expected.money.total = total;
  expected.due = paysAll ? total : Math.floor((total * DEPOSIT_PERCENT) / 100);
  real.rows[expected.number] = { id, checkoutId };
}

/** The booking the visitor should now hold, or null if she should be refused. */
function expectBooking(
  world: World,
  visitor: number,
  rooms: Rooms,
  stay: Stay,
  paysAll: boolean,
): ModelBooking | null {
  const live = world.liveHold(visitor);
  const isTaken = (room: Room) => includesReservedDay(stay, world.reserved(room, live), false);
  if (rooms.some(isTaken)) return null;
  if (live) {
    const same =
      live.paysAll === paysAll &&
      live.stays.map(({ room }) => room).join() === rooms.join() &&
      live.stays.every(
        ({ stay: held }) => held.checkIn === stay.checkIn && held.checkOut === stay.checkOut,
      );
    if (same && live.session === "open") return live;
    world.closeCheckout(live);
  }
  if (!rooms.every((room) => world.isFree(room, stay))) return null;
  const booking: ModelBooking = {
    number: world.bookings.length,
    visitor,
    stays: rooms.map((room) => ({ room, stay })),
    heldAt: world.now,
    state: "held",
    session: "open",
    paysAll,
    due: 0,
    later: [],
    backAtProvider: 0,
    returned: 0,
    untold: [],
    dispute: null,
    isDecided: false,
    // The price is the app's; everything after it is ours.
    money: new Money(0),
  };
  world.bookings.push(booking);
  return booking;
}
