import { sql } from "kysely";
import type { Tx } from "../database/connect.ts";

/**
 * Takes a listing away, and the doors that only it had. A door that was for sale remains: past
 * months have counted it. The doors are locked by whoever calls.
 */
export async function deleteListing(tx: Tx, id: string, doors: readonly number[]): Promise<void> {
  await tx.deleteFrom("listing").where("id", "=", id).execute();
  await sql`
    delete from physical_room
    where id = any(${[...doors]}::int[])
      and not exists (select from listing_physical_room where physical_room_id = id)
      and not exists (select from occupied_nights where physical_room_id = id)
      and not exists (select from room_on_sale where physical_room_id = id)
  `.execute(tx);
}
