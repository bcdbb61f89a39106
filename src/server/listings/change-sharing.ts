import type { Updateable } from "kysely";
import type { Database, Tx } from "../database/connect.ts";
import type { ListingTable } from "../database/tables.ts";

type Sharing = Pick<Updateable<ListingTable>, "calendar_token" | "close_when_silent">;

/** How portals read a listing. No page shows it for editing, so its version stays. */
export async function changeSharing(
  db: Database | Tx,
  listingId: string,
  sharing: Sharing,
): Promise<void> {
  await db.updateTable("listing").set(sharing).where("id", "=", listingId).execute();
}
