import { sql } from "kysely";
import type { RoomNow } from "../../contract/owner/housekeeping.ts";
import { addDays, type Day } from "../../domain/day.ts";
import type { RoomState } from "../../domain/room-state.ts";
import type { Database } from "../database/connect.ts";
import { roomNights } from "../listings/room-nights.ts";
import { arrivingIn, leavingIn, stayingIn, type TakenRoom } from "./who-is-in.ts";

/** For this many days a guest whose departure was not marked still counts as present. */
const DAYS_BACK = 30;
const DAYS_AHEAD = 14;

type RoomRow = {
  readonly id: number;
  readonly name: string;
  readonly state: RoomState | null;
  readonly version: number | null;
  readonly at: Date | null;
  readonly actor: string | null;
  readonly by: string | null;
};

/** A room as it is, with the actor who set its state. */
export type RoomOf = Omit<RoomNow, "isMine"> & { readonly actor: string | null };

/** Every room that is on sale or has a guest about now, in the order of the house. */
export async function lookAtRooms(db: Database, today: Day): Promise<RoomOf[]> {
  const [rooms, taken] = await Promise.all([listRooms(db, today), takenRooms(db, today)]);
  return rooms.map((row) => {
    const its = taken.filter(({ roomId }) => roomId === row.id);
    return toRoom(row, its, today);
  });
}

function toRoom(row: RoomRow, taken: readonly TakenRoom[], today: Day): RoomOf {
  return {
    id: row.id,
    name: row.name,
    state: row.state ?? "clean",
    version: row.version ?? 0,
    at: row.at?.getTime() ?? null,
    actor: row.actor,
    by: row.by,
    leaving: leavingIn(taken, today),
    staying: stayingIn(taken, today),
    arriving: arrivingIn(taken, today),
  };
}

async function listRooms(db: Database, today: Day): Promise<RoomRow[]> {
  const { rows } = await sql<RoomRow>`
    select room.id, room.name, now.state, now.version, now.at, now.by as actor, "user".name as by
    from physical_room as room
    left join room_state as now on now.physical_room_id = room.id
    left join "user" on now.by = 'person:' || "user".id
    where room.id in (
      select room from ${roomNights(addDays(today, -1), addDays(today, 2))} as room_night
    )
    order by (
      select min(position) from listing
      join listing_physical_room on listing_id = listing.id where physical_room_id = room.id
    ), room.name
  `.execute(db);
  return rows;
}

/**
 * Stays of the weeks around today, by room. The party is that of the stay in the room; a portal's
 * stay has the nights of its event. Nights that a portal has only closed have no guest.
 */
async function takenRooms(db: Database, today: Day): Promise<TakenRoom[]> {
  const { rows } = await sql<TakenRoom>`
    select taken.physical_room_id as "roomId",
           lower(taken.stay) as "checkIn", upper(taken.stay) as "checkOut",
           case when people_known is distinct from false then stay.adults end as adults,
           stay.children_up_to_12 + stay.children_above_12 as children,
           expected_arrival as hour,
           booking.id is not null as "isMarked",
           stay.checked_in_at is not null as "isIn", stay.checked_out_at is not null as "isOut",
           (select count(distinct physical_room_id)::int from occupied_nights as part
            where (part.booking_id, coalesce(part.stay_id, part.booking_id))
                  = (taken.booking_id, coalesce(taken.stay_id, taken.booking_id))
              or part.imported_event_id = taken.imported_event_id) as rooms
    from occupied_nights as taken
    left join imported_event as event on event.id = taken.imported_event_id
    left join portal_stay as sold
      on sold.imported_event_id = event.id and taken.stay <@ daterange(sold.first_night, sold.end_day)
    left join booking on booking.id = coalesce(taken.booking_id, sold.booking_id)
    left join stay on stay.id = coalesce(taken.stay_id, booking.id)
    where taken.kind in ('booking', 'imported') and stay.no_show_at is null
      and nature is distinct from 'closed' and sale is distinct from 'closed'
      and taken.stay && daterange(${addDays(today, -DAYS_BACK)}, ${addDays(today, DAYS_AHEAD)})
    order by lower(taken.stay)
  `.execute(db);
  return rows;
}
