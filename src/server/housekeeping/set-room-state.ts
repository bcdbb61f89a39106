import { sql } from "kysely";
import { AppError } from "../../domain/app-error.ts";
import type { Cause } from "../../domain/cause.ts";
import type { RoomState } from "../../domain/room-state.ts";
import type { Change } from "../change.ts";
import type { Tx } from "../database/connect.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";

type Tap = { readonly roomId: number; readonly state: RoomState; readonly seen: number };

/** A tap on a stale state is refused, unless the room already has the state it asks for. */
export async function setRoomState(deps: Deps, tap: Tap, cause: Cause): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const change = { tx, cause, at: new Date(deps.clock()) };
    const isSet = tap.seen === 0 ? await insertState(change, tap) : await updateState(change, tap);
    if (!isSet) await refuseUnlessThere(tx, tap);
  });
}

async function insertState({ tx, cause, at }: Change, { roomId, state }: Tap): Promise<boolean> {
  const { rows } = await sql`
    insert into room_state (physical_room_id, state, at, by)
    select id, ${state}, ${at}, ${cause.actor} from physical_room where id = ${roomId}
    on conflict do nothing returning physical_room_id
  `.execute(tx);
  return rows.length > 0;
}

async function updateState({ tx, cause, at }: Change, tap: Tap): Promise<boolean> {
  const { roomId, state, seen } = tap;
  const updated = await tx
    .updateTable("room_state")
    .set({ state, at, by: cause.actor, version: seen + 1 })
    .where("physical_room_id", "=", roomId)
    .where("version", "=", seen)
    .where("state", "!=", state)
    .returning("version")
    .executeTakeFirst();
  return updated !== undefined;
}

async function refuseUnlessThere(tx: Tx, { roomId, state }: Tap): Promise<void> {
  const now = await tx
    .selectFrom("room_state")
    .select("state")
    .where("physical_room_id", "=", roomId)
    .executeTakeFirst();
  if (!now) throw new AppError("invalid-request");
  if (now.state !== state) throw new AppError("room-state-changed");
}

/** Guests have checked out: their rooms are dirty, whatever state was set before. */
export async function soilRooms({ tx, cause, at }: Change, bookingId: string): Promise<void> {
  await sql`
    insert into room_state (physical_room_id, state, at, by)
    select distinct physical_room_id, 'dirty', ${at}::timestamptz, ${cause.actor}
    from stay join listing_physical_room using (listing_id)
    where booking_id = ${bookingId} and checked_out_at = ${at}
    order by physical_room_id
    on conflict (physical_room_id) do update
      set state = excluded.state, at = excluded.at, by = excluded.by,
          version = room_state.version + 1
  `.execute(tx);
}
