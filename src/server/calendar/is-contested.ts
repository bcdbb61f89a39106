import { sql } from "kysely";
import type { Deps } from "../deps.ts";

type Hold = { readonly id: string; readonly proposal_id: string | null };

/** Whether a hold can lose its nights to the first payment, or has lost them to another hold. */
export async function isContested(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { id, proposal_id }: Hold,
): Promise<boolean> {
  const { rows } = await sql<{ contested: boolean }>`
    select coalesce(bool_or(not isempty(
      yielding_nights(physical_room_id, stay, counted_from, counted_until, ${new Date(clock())})
    )), true) as contested
    from occupied_nights
    where booking_id = ${id}::uuid or proposal_id = ${proposal_id}::uuid
  `.execute(db);
  return rows[0]?.contested ?? true;
}
