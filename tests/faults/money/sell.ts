import type { Stay } from "../../../src/domain/stay.ts";
import type { Booking as Row } from "../../../src/server/bookings/booking.ts";
import { settleCheckout } from "../../../src/server/settle/settle-checkout.ts";
import { bookingOf } from "../../support/stories.ts";
import { pay, stayAhead, Visit } from "../../support/visit.ts";
import type { FaultApp } from "../app.ts";
import { askInside } from "../client.ts";
import { returned } from "../judge.ts";

/** A new visitor presses 'Book Now'. Null if the nights are taken. */
export async function bookRooms(
  app: FaultApp,
  [first = "", ...others]: readonly string[],
  stay: Stay,
  guests = 1,
): Promise<string | null> {
  const visit = new Visit(app);
  const otherRooms = others.map((quartoId) => ({ quartoId, guests }));
  const wish = { guests, ...(others.length > 0 && { otherRooms }) };
  const answer = await askInside(() => visit.book(first, stay, wish));
  if (answer.statusCode === 200) return answer.json().checkoutId;
  if (answer.statusCode === 409) return null;
  throw new Error(`the booking was answered with ${answer.statusCode}: ${answer.payload}`);
}

/** She pays at the provider and comes back. */
export async function payFirst(app: FaultApp, checkoutId: string): Promise<Row> {
  await pay(app, checkoutId);
  await settleCheckout(app.deps, checkoutId, returned);
  const row = await bookingOf(app, checkoutId);
  if (row.state !== "confirmed") throw new Error(`the new booking is ${row.state}`);
  return row;
}

const ROOMS = ["mar", "coqueiro", "jangada", "farol"];

/** Each round has its own nights, from the given days ahead on. */
export async function sellRound(
  app: FaultApp,
  number: number,
  {
    ahead,
    apart,
    nights,
  }: { readonly ahead: number; readonly apart: number; readonly nights: number },
) {
  const room = ROOMS[number % ROOMS.length] ?? "farol";
  const stay = stayAhead(app, ahead + Math.floor(number / ROOMS.length) * apart, nights);
  const checkoutId = await bookRooms(app, [room], stay);
  if (!checkoutId) throw new Error("the nights of a round are taken");
  return { room, stay, checkoutId, row: await payFirst(app, checkoutId) };
}
