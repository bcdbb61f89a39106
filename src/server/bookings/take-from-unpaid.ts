import { sql } from "kysely";
import { handOver } from "../calendar/hand-over.ts";
import {
  freeHeldNights,
  takeStays,
  type WantedStay,
  yieldsToPayment,
} from "../calendar/take-nights.ts";
import type { Change } from "../change.ts";
import type { Booking } from "./booking.ts";
import { writeJournal } from "./journal.ts";

type Hold = Pick<Booking, "id" | "state">;
type Moment = Pick<Change, "tx" | "at">;

/**
 * Takes the nights of all stays, also from unpaid holds. A guest who has paid takes them from every
 * hold that gives way to a payment; one who is about to pay, only where the holds exclude nobody
 * (`yielding_nights`). Nights that a guest says are paid are lost to a payment only: the new hold
 * begins without nights. `of`: only from holds of this proposal. The rooms must be locked.
 */
export async function takeFromUnpaid(
  change: Moment,
  bookingId: string,
  kind: "hold" | "booking",
  stays: readonly WantedStay[],
  of: string | null = null,
): Promise<boolean> {
  if (kind === "hold") {
    const { doYield, isTold } = await lookAtTakers(change, stays);
    if (!doYield) return false;
    if (isTold) {
      await noteDisplaced(change, { id: bookingId, state: "held" });
      return true;
    }
  }
  // Ordered by id to avoid deadlocks: two rooms may displace the same hold of the whole house.
  const { rows: holds } = await sql<Hold>`
    select id, state from booking where id in (
      select taken.booking_id ${takersOf(stays)}
      where taken.kind = 'hold' and ${displaced(change.at, kind, of)}
    )
    order by id for update
  `.execute(change.tx);
  const freed: number[] = [];
  for (const hold of holds) freed.push(...(await displaceHold(change, hold)));
  const taken = await takeStays(change, bookingId, kind, stays);
  await handOver(change, freed);
  return taken;
}

function displaced(at: Date, kind: "hold" | "booking", of: string | null) {
  if (of) return sql`taken.booking_id in (select id from booking where proposal_id = ${of})`;
  return kind === "booking" ? yieldsToPayment(at) : sql`true`;
}

/**
 * Of the holders of these nights: whether all exclude nobody, and whether any says that it is paid.
 */
async function lookAtTakers(
  { tx, at }: Moment,
  stays: readonly WantedStay[],
): Promise<{ doYield: boolean; isTold: boolean }> {
  const { rows } = await sql<{ doYield: boolean; isTold: boolean }>`
    select
      coalesce(bool_and(taken.kind = 'hold' and datemultirange(taken.stay * wanted.nights) <@
        yielding_nights(physical_room_id, taken.stay, counted_from, counted_until, ${at})), true)
        as "doYield",
      coalesce(bool_or(counted_until is not null), false) as "isTold"
    ${takersOf(stays)}
  `.execute(tx);
  return rows[0] ?? { doYield: true, isTold: false };
}

function takersOf(stays: readonly WantedStay[]) {
  const nights = stays.flatMap(({ rooms, check_in, check_out }) =>
    rooms.map((room) => ({ room, check_in, check_out })),
  );
  return sql`
    from (
      select room, daterange(check_in, check_out) as nights
      from unnest(
        ${nights.map(({ room }) => room)}::int[], ${nights.map(({ check_in }) => check_in)}::date[],
        ${nights.map(({ check_out }) => check_out)}::date[]
      ) as one (room, check_in, check_out)
    ) as wanted
    join occupied_nights as taken
      on taken.physical_room_id = wanted.room and taken.stay && wanted.nights
  `;
}

/**
 * The hold keeps its state and its open session, and loses its unpaid nights: the first to pay gets
 * them.
 */
async function displaceHold(change: Moment, hold: Hold): Promise<number[]> {
  const freed = await freeHeldNights(change, hold.id);
  if (freed.length > 0) await noteDisplaced(change, hold);
  return freed;
}

function noteDisplaced({ tx, at }: Moment, { id: bookingId, state }: Hold): Promise<void> {
  const cause = { actor: "system", source: "site" } as const;
  return writeJournal({ tx, cause, at }, { bookingId, event: "displaced", state });
}
