import { sql } from "kysely";
import type { Day } from "../../domain/day.ts";
import type { Deps } from "../deps.ts";

type HeldStay = { readonly listing_id: string; readonly check_in: Day; readonly check_out: Day };

/** Whether a hold of these nights can lose them to the first payment. */
export async function isContested(
  { db, clock }: Pick<Deps, "db" | "clock">,
  stays: readonly HeldStay[],
): Promise<boolean> {
  const { rows } = await sql`
    select from unnest(
      ${stays.map(({ listing_id }) => listing_id)}::text[],
      ${stays.map(({ check_in }) => check_in)}::date[],
      ${stays.map(({ check_out }) => check_out)}::date[]
    ) as held (listing_id, check_in, check_out)
    join listing_physical_room using (listing_id)
    where held_nights_yield(physical_room_id, daterange(check_in, check_out), ${new Date(clock())})
    limit 1
  `.execute(db);
  return rows.length > 0;
}
