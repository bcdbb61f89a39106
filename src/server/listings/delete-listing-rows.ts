import { sql } from "kysely";
import type { Tx } from "../database/connect.ts";

/**
 * Takes a listing away, and the rooms that only it had. A door that was for sale remains: past
 * months have counted it. The rooms are locked by whoever calls.
 */
export async function deleteListingRows(
  tx: Tx,
  id: string,
  rooms: readonly number[],
): Promise<void> {
  await tx.deleteFrom("listing").where("id", "=", id).execute();
  await sql`
    delete from physical_room
    where id = any(${[...rooms]}::int[])
      and not exists (select from listing_physical_room where physical_room_id = id)
      and not exists (select from occupied_nights where physical_room_id = id)
      and not exists (select from room_on_sale where physical_room_id = id)
  `.execute(tx);
}
