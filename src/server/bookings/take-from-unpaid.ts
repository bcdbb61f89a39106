import { sql } from "kysely";
import type { Stay } from "../../domain/stay.ts";
import { handOver } from "../calendar/hand-over.ts";
import { freeNights, takeNights } from "../calendar/take-nights.ts";
import type { Change } from "../change.ts";
import { writeJournal } from "./journal.ts";

type Taker = { readonly kind: "hold" | "booking"; readonly bookingId: string };

/**
 * Takes the nights, also from unpaid holds: always for a guest who has paid, and only in a
 * contested room for one who is about to pay. The rooms must be locked.
 */
export async function takeFromUnpaid(
  change: Pick<Change, "tx" | "at">,
  physicalRoomIds: readonly number[],
  stay: Stay,
  taker: Taker,
): Promise<boolean> {
  const { tx } = change;
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
  for (const { id } of holds) freed.push(...(await displaceHold(change, id)));
  const taken = await takeNights(tx, physicalRoomIds, stay, taker);
  await handOver(change, freed);
  return taken;
}

/** It keeps its state and its open session, and loses all its nights: whoever pays first has them. */
async function displaceHold(
  { tx, at }: Pick<Change, "tx" | "at">,
  bookingId: string,
): Promise<number[]> {
  const freed = await freeNights(tx, bookingId);
  const cause = { actor: "system", source: "site" } as const;
  const entry = { bookingId, event: "displaced", state: "held" } as const;
  if (freed.length > 0) await writeJournal({ tx, cause, at }, entry);
  return freed;
}
