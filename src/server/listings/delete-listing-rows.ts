import { sql } from "kysely";
import type { Tx } from "../database/connect.ts";

/**
 * Also deletes the listing's physical rooms that no other listing has, unless they were ever on
 * sale or occupied: past figures count those. The caller must hold the rooms' locks.
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
