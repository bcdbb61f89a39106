import { calls } from "../../../src/contract/calls.ts";
import type { FaultApp } from "../app.ts";
import { untilHeard } from "../client.ts";
import { ROOMS } from "./attack.ts";
import { call } from "./callers.ts";

const stranger = { via: { proxied: "192.0.2.255" } };

/** Unsold nights of each room that are shown as reserved. */
export async function keptNights(app: FaultApp): Promise<number[]> {
  return Promise.all(
    ROOMS.map(async (room) => {
      const path = calls.listReservedDays.path.replace(":id", room);
      const { body } = await untilHeard(() => call(app.url, stranger, { method: "GET", path }));
      const sold = new Set(await soldNights(app, room));
      return (body as string[]).filter((day) => !sold.has(day)).length;
    }),
  );
}

export async function contestedRooms({ deps }: FaultApp): Promise<number> {
  const { rows } = await deps.pool.query("select from physical_room where is_contested(id)");
  return rows.length;
}

async function soldNights({ deps }: FaultApp, room: string): Promise<string[]> {
  const { rows } = await deps.pool.query(
    `select night::date::text as night
     from listing_physical_room join occupied_nights using (physical_room_id),
          generate_series(lower(stay), upper(stay) - 1, interval '1 day') as night
     where listing_id = $1 and kind <> 'hold'`,
    [room],
  );
  return rows.map(({ night }) => night);
}
