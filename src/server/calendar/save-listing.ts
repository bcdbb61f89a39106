import type { ListingEdit } from "../../contract/owner/listings.ts";
import type { Cause } from "../../domain/cause.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { editListing } from "../listings/edit-listing.ts";
import { getListingToEdit } from "../listings/get-listing-to-edit.ts";
import { noteListingEdit } from "../listings/note-listing-edit.ts";
import { todayAtProperty } from "../property/today-at-property.ts";
import { changeRooms } from "./change-rooms.ts";

/** Lock order as everywhere: rooms before the listing's row. */
export async function saveListing(
  deps: Deps,
  listingId: string,
  version: number,
  listing: ListingEdit,
  cause: Cause,
): Promise<void> {
  const today = await todayAtProperty(deps);
  await inTransaction(deps.db, async (tx) => {
    const change = { tx, at: new Date(deps.clock()) };
    // Read before the locks: if the listing changes in between, the version check refuses the
    // write.
    const { listing: before } = await getListingToEdit(tx, listingId);
    await changeRooms(change, listingId, listing.physicalRoomIds, today);
    await editListing(tx, listingId, version, listing, deps.clock());
    await noteListingEdit(tx, { cause, at: change.at }, listingId, { before, after: listing });
  });
}
