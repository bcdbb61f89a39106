import type { ChangeFigures, GuestApi, GuestChange } from "../../../src/contract/guest-api.ts";
import { addDays } from "../../../src/domain/day.ts";
import { adultsOnly } from "../../../src/domain/guests.ts";
import type { Stay } from "../../../src/domain/stay.ts";
import { settleCheckout } from "../../../src/server/checkout/settle-checkout.ts";
import { createGuestApi } from "../../../src/server/guest/guest-api.ts";
import { guestCaller } from "../../support/guest-caller.ts";
import { guestSecret } from "../../support/guest-secret.ts";
import { bookingOf } from "../../support/stories.ts";
import { pay, stayAhead, Visit } from "../../support/visit.ts";
import type { FaultApp } from "../app.ts";
import { askInside } from "../client.ts";
import { returned } from "../judge.ts";

/** A new booking, paid in full, with free nights around it. */
export type Round = {
  readonly number: number;
  readonly bookingId: string;
  readonly code: string;
  readonly api: GuestApi;
  readonly room: string;
  readonly stay: Stay;
};

const ROOMS = ["mar", "coqueiro", "jangada", "farol"];
const NIGHTS = 2;
/** Nights of her own and around them, so that rounds do not meet. */
const APART = 12;

/** Null if the nights are taken. */
export async function book(app: FaultApp, room: string, stay: Stay): Promise<string | null> {
  const visit = new Visit(app);
  const answer = await askInside(() => visit.book(room, stay));
  if (answer.statusCode === 200) return answer.json().checkoutId;
  if (answer.statusCode === 409) return null;
  throw new Error(`the booking was answered with ${answer.statusCode}: ${answer.payload}`);
}

/** Rounds of different numbers have nights of their own, from the given days ahead on. */
export async function newRound(app: FaultApp, number: number, ahead: number): Promise<Round> {
  const room = ROOMS[number % ROOMS.length] ?? "farol";
  const stay = stayAhead(app, ahead + Math.floor(number / ROOMS.length) * APART, NIGHTS);
  const checkoutId = await book(app, room, stay);
  if (!checkoutId) throw new Error("the nights of a round are taken");
  await pay(app, checkoutId);
  await settleCheckout(app.deps, checkoutId, returned);
  const row = await bookingOf(app, checkoutId);
  const { deps } = app;
  const api = createGuestApi(deps, guestCaller(await guestSecret(deps, row)));
  return { number, bookingId: row.id, code: row.code, api, room, stay };
}

/** To begin so many days later, for so many nights. */
export function wishOf(
  { bookingId, room, stay }: Round,
  shift: number,
  nights: number,
): GuestChange {
  const checkIn = addDays(stay.checkIn, shift);
  const wanted = { checkIn, checkOut: addDays(checkIn, nights) };
  return { stayId: bookingId, listingId: room, stay: wanted, guests: adultsOnly(1) };
}

/** What she is shown before she presses. */
export async function figuresOf({ api, code }: Round, wish: GuestChange): Promise<ChangeFigures> {
  const { answer } = await api.lookAtChange(code, wish);
  if (answer?.kind !== "offer") throw new Error(`no offer: ${JSON.stringify(answer)}`);
  return answer.offer.figures;
}

type Sums = Record<"total" | "received" | "refunding" | "open", number>;

export async function accountOf(app: FaultApp, { bookingId }: Round): Promise<Sums> {
  const { rows } = await app.deps.pool.query(
    "select total, received, refunding, open from booking_account where booking_id = $1",
    [bookingId],
  );
  return rows[0];
}

/** How the booking stands, and how often something was written in its journal. */
export async function standing(app: FaultApp, { bookingId }: Round) {
  const { rows } = await app.deps.pool.query(
    `select state, check_in::text as "checkIn", check_out::text as "checkOut",
       (select count(*)::int from booking_journal where booking_id = $1 and event = 'moved') as moved,
       (select count(*)::int from booking_journal where booking_id = $1 and event = 'cancelled') as cancelled,
       (select count(*)::int from stay_change where booking_id = $1 and ended_at is null) as wishes,
       (select count(*)::int from payment_session
        where booking_id = $1 and purpose = 'change' and payment_session.state = 'open') as sessions
     from booking where id = $1`,
    [bookingId],
  );
  return rows[0];
}
