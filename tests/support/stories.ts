import { expect } from "vitest";
import type { Booking } from "../../src/server/bookings/booking.ts";
import type { TestHouse } from "./house-on.ts";
import { pay, stayAhead, Visit } from "./visit.ts";

const nextNights = new WeakMap<TestHouse, number>();

/** Nights that no other story of this app has used. */
export function freshStay(house: TestHouse, nights = 3) {
  const ahead = nextNights.get(house) ?? 20;
  nextNights.set(house, ahead + nights + 2);
  return stayAhead(house, ahead, nights);
}

export async function held(house: TestHouse, room = "mar", more: object = {}) {
  const stay = freshStay(house);
  const visit = new Visit(house);
  const answer = await visit.book(room, stay, more);
  expect(answer.statusCode).toBe(200);
  const checkoutId = answer.json().checkoutId as string;
  return { visit, stay, room, checkoutId, id: (await bookingOf(house, checkoutId)).id };
}

export async function paid(house: TestHouse, room = "mar", payer: object = {}) {
  const story = await held(house, room);
  await pay(house, story.checkoutId, payer);
  return story;
}

export async function confirmed(house: TestHouse, room = "mar", payer: object = {}) {
  const story = await paid(house, room, payer);
  expect((await story.visit.settle(story.checkoutId)).statusCode).toBe(200);
  return story;
}

export function bookingOf(house: TestHouse, checkoutId: string): Promise<Booking> {
  return house.deps.db
    .selectFrom("booking")
    .selectAll()
    .where("checkout_id", "=", checkoutId)
    .executeTakeFirstOrThrow();
}

export async function stateOf(house: TestHouse, id: string): Promise<string> {
  const booking = await house.deps.db
    .selectFrom("booking")
    .select("state")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return booking.state;
}

export function ledgerOf(house: TestHouse, checkoutId: string) {
  return house.payments.ledger().find(({ session }) => session === checkoutId);
}
