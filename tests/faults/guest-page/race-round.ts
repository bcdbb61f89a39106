import type { ChangeFigures, GuestApi, GuestChange } from "../../../src/contract/guest-api.ts";
import { addDays } from "../../../src/domain/day.ts";
import { adultsOnly } from "../../../src/domain/guests.ts";
import type { Stay } from "../../../src/domain/stay.ts";
import { linkedGuest } from "../../support/linked-guest.ts";
import type { FaultApp } from "../app.ts";
import { sellRound } from "../money/sell.ts";

/** A new booking, paid in full, with free nights around it. */
export type Round = {
  readonly number: number;
  readonly bookingId: string;
  readonly code: string;
  readonly api: GuestApi;
  readonly room: string;
  readonly stay: Stay;
};

/** Nights of its own and free ones around them, so that rounds do not affect each other. */
const ROOM_TO_MOVE = { apart: 12, nights: 2 };

export async function newRound(app: FaultApp, number: number, ahead: number): Promise<Round> {
  const { room, stay, row } = await sellRound(app, number, { ahead, ...ROOM_TO_MOVE });
  const { api, code } = await linkedGuest(app, row.id);
  return { number, bookingId: row.id, code, api, room, stay };
}

/** A stay that begins so many days later, for so many nights. */
export function wishOf(
  { bookingId, room, stay }: Round,
  shift: number,
  nights: number,
): GuestChange {
  const checkIn = addDays(stay.checkIn, shift);
  const wanted = { checkIn, checkOut: addDays(checkIn, nights) };
  return { stayId: bookingId, listingId: room, stay: wanted, guests: adultsOnly(1) };
}

/** The figures that she is shown before she presses. */
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

/** The booking's state, and how often each entry is in its journal. */
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
