import { sql } from "kysely";
import type { Stay } from "../../domain/stay.ts";
import { handOver } from "../calendar/hand-over.ts";
import { freeNights, takeNights } from "../calendar/take-nights.ts";
import type { Tx } from "../database/connect.ts";
import { writeJournal } from "./journal.ts";

type Taker = { readonly kind: "hold" | "booking"; readonly bookingId: string };

/**
 * Takes the nights, also from unpaid holds: always for a guest who has paid, and only in a
 * contested room for one who is about to pay. The rooms must be locked.
 */
export async function takeFromUnpaid(
  tx: Tx,
  physicalRoomIds: readonly number[],
  stay: Stay,
  taker: Taker,
  at: Date,
): Promise<boolean> {
  const yields =
    taker.kind === "booking" ? sql`true` : sql`held_nights_yield(physical_room_id, stay)`;
  // Ordered by id to avoid deadlocks: two rooms may displace the same hold of the whole house.
  const { rows: holds } = await sql<{ id: string }>`
    select id from booking where id in (
      select booking_id from occupied_nights
      where physical_room_id = any(${[...physicalRoomIds]}::int[])
        and stay && daterange(${stay.checkIn}::date, ${stay.checkOut}::date)
        and kind = 'hold' and ${yields}
    )
    order by id for update
  `.execute(tx);
  const freed: number[] = [];
  for (const { id } of holds) freed.push(...(await displaceHold(tx, id, at)));
  const taken = await takeNights(tx, physicalRoomIds, stay, taker);
  await handOver(tx, freed, at);
  return taken;
}

/** Keeps its state and its open session, but loses its nights: the first payment gets them. */
async function displaceHold(tx: Tx, bookingId: string, at: Date): Promise<number[]> {
  const freed = await freeNights(tx, bookingId);
  const cause = { actor: "system", source: "site" } as const;
  const entry = { bookingId, at, event: "displaced", state: "held", cause } as const;
  if (freed.length > 0) await writeJournal(tx, entry);
  return freed;
}
