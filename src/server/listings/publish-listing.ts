import { AppError } from "../../domain/app-error.ts";
import type { Cause } from "../../domain/cause.ts";
import { noteActivity } from "../activity/note-activity.ts";
import { dateTriggers } from "../database/date-triggers.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { getListingToEdit } from "./get-listing-to-edit.ts";
import { isReadyForSite } from "./listing-edit.ts";
import { raiseVersion } from "./raise-version.ts";

/** Shows or hides a listing. Its bookings are not affected. */
export async function publishListing(
  deps: Deps,
  id: string,
  version: number,
  published: boolean,
  cause: Cause,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const at = new Date(deps.clock());
    await dateTriggers({ tx, at });
    await raiseVersion(tx, id, version, { published });
    const { listing } = await getListingToEdit(tx, id);
    const sellable = isReadyForSite(listing) && listing.physicalRoomIds.length > 0;
    if (published && !sellable) throw new AppError("room-not-ready");
    const kind = published ? "listing-published" : "listing-hidden";
    await noteActivity(tx, { cause, at }, { kind, subject: id, facts: {} });
  });
}
