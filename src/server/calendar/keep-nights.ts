import { sql } from "kysely";
import type { Stay } from "../../domain/stay.ts";
import type { Tx } from "../database/connect.ts";

/** Keeps the nights of all rooms for a proposal. False if one is taken. */
export async function keepForProposal(
  tx: Tx,
  proposalId: string,
  physicalRoomIds: readonly number[],
  stay: Stay,
): Promise<boolean> {
  const { rows } = await sql`
    insert into occupied_nights (physical_room_id, stay, kind, proposal_id)
    select id, daterange(${stay.checkIn}::date, ${stay.checkOut}::date), 'proposal',
           ${proposalId}::uuid
    from unnest(${[...physicalRoomIds]}::int[]) as id
    order by id
    on conflict do nothing
    returning id
  `.execute(tx);
  return rows.length === physicalRoomIds.length;
}

/** Returns the freed rooms, which the caller must hand over. */
export async function freeKept(tx: Tx, proposalId: string): Promise<number[]> {
  const { rows } = await sql<{ physical_room_id: number }>`
    delete from occupied_nights where proposal_id = ${proposalId} returning physical_room_id
  `.execute(tx);
  return rows.map(({ physical_room_id }) => physical_room_id);
}

/** Turns the nights kept for a proposal into those of its booking, which has the same rooms. */
export async function passToBooking(
  tx: Tx,
  { id, proposal_id }: { readonly id: string; readonly proposal_id: string | null },
  kind: "hold" | "booking",
): Promise<boolean> {
  if (!proposal_id) return false;
  const { rows } = await sql`
    update occupied_nights as taken
    set kind = ${kind}, booking_id = ${id}::uuid, stay_id = stay.id, proposal_id = null
    from stay join listing_physical_room as part on part.listing_id = stay.listing_id
    where taken.proposal_id = ${proposal_id}::uuid and stay.booking_id = ${id}::uuid
      and stay.cancelled_at is null and part.physical_room_id = taken.physical_room_id
    returning taken.id
  `.execute(tx);
  return rows.length > 0;
}
