import { sql } from "kysely";
import { AppError } from "../../domain/app-error.ts";
import { addDays, todayIn } from "../../domain/day.ts";
import { nightCount } from "../../domain/stay.ts";
import type { Tx } from "../database/connect.ts";
import type { HoldRequest } from "./hold-stay.ts";

const WINDOW_DAYS = 365;
/** Of a room's coming year, at most this share may be in holds that nobody has paid for yet. */
const UNPAID_SHARE = 0.15;

/** Somebody who holds night after night without paying must not be able to close the house. */
export async function refuseHoarding(tx: Tx, request: HoldRequest, now: number): Promise<void> {
  const today = todayIn(request.property.timeZone, now);
  const { rows } = await sql<{ nights: number }>`
    select coalesce(max(held), 0)::int as nights from (
      select sum(upper(stay) - lower(stay)) as held
      from occupied_nights
      where physical_room_id = any(${[...request.listing.physicalRoomIds]}::int[])
        and stay && daterange(${today}::date, ${addDays(today, WINDOW_DAYS)}::date)
        and kind = 'hold'
      group by physical_room_id
    ) as per_room
  `.execute(tx);
  const held = rows[0]?.nights ?? 0;
  if (held + nightCount(request.stay) > WINDOW_DAYS * UNPAID_SHARE) {
    throw new AppError("too-many-holds");
  }
}
