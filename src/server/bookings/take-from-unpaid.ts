import { sql } from "kysely";
import { handOver } from "../calendar/hand-over.ts";
import { freeHeldNights, takeStays, type WantedStay } from "../calendar/take-nights.ts";
import type { Change } from "../change.ts";
import type { Booking } from "./booking.ts";
import { writeJournal } from "./journal.ts";

type Hold = Pick<Booking, "id" | "state">;

/**
 * Takes the nights of all stays, also from unpaid holds: always for a guest who has paid, and only
 * in a contested room for one who is about to pay. `of`: only from holds of this proposal. The rooms
 * must be locked.
 */
export async function takeFromUnpaid(
  change: Pick<Change, "tx" | "at">,
  bookingId: string,
  kind: "hold" | "booking",
  stays: readonly WantedStay[],
  of: string | null = null,
): Promise<boolean> {
  const { tx, at } = change;
  const yields =
    kind === "booking" ? sql`true` : sql`held_nights_yield(physical_room_id, stay, ${at})`;
  const isOfThese = of ? sql`proposal_id = ${of}` : sql`true`;
  const nights = stays.flatMap(({ rooms, check_in, check_out }) =>
    rooms.map((room) => ({ room, check_in, check_out })),
  );
  // Ordered by id to avoid deadlocks: two rooms may displace the same hold of the whole house.
  const { rows: holds } = await sql<Hold>`
    select id, state from booking where ${isOfThese} and id in (
      select booking_id from occupied_nights
      join unnest(
        ${nights.map(({ room }) => room)}::int[], ${nights.map(({ check_in }) => check_in)}::date[],
        ${nights.map(({ check_out }) => check_out)}::date[]
      ) as wanted (room, check_in, check_out) on physical_room_id = room
      where stay && daterange(wanted.check_in, wanted.check_out) and kind = 'hold' and ${yields}
    )
    order by id for update
  `.execute(tx);
  const freed: number[] = [];
  for (const hold of holds) freed.push(...(await displaceHold(change, hold)));
  const taken = await takeStays(tx, bookingId, kind, stays);
  await handOver(change, freed);
  return taken;
}

/**
 * It keeps its state and its open session, and loses all nights that it has not paid for: whoever
 * pays first has them.
 */
async function displaceHold(
  { tx, at }: Pick<Change, "tx" | "at">,
  { id: bookingId, state }: Hold,
): Promise<number[]> {
  const freed = await freeHeldNights(tx, bookingId);
  const cause = { actor: "system", source: "site" } as const;
  const entry = { bookingId, event: "displaced", state } as const;
  if (freed.length > 0) await writeJournal({ tx, cause, at }, entry);
  return freed;
}
