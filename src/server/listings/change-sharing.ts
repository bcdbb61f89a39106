import type { Updateable } from "kysely";
import type { Database, Tx } from "../database/connect.ts";
import type { ListingTable } from "../database/tables.ts";

type Sharing = Pick<Updateable<ListingTable>, "calendar_token" | "close_when_silent">;

/**
 * Changes how portals read a listing. The listing's form does not contain it, so the version stays.
 */
export async function changeSharing(
  db: Database | Tx,
  listingId: string,
  sharing: Sharing,
): Promise<void> {
  await db.updateTable("listing").set(sharing).where("id", "=", listingId).execute();
}
