import type { ListingEdit } from "../../contract/owner/listings.ts";
import type { Cause } from "../../domain/cause.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { editListing } from "../listings/edit-listing.ts";
import { getListingToEdit } from "../listings/get-listing-to-edit.ts";
import { noteListingEdit } from "../listings/note-listing-edit.ts";
import { todayAtProperty } from "../property/today-at-property.ts";
import { changeRooms } from "./change-rooms.ts";

/** Lock order: rooms before the listing's row, as everywhere. */
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
    // A change made in between is caught by the version: then nothing is written.
    const { listing: before } = await getListingToEdit(tx, listingId);
    await changeRooms(change, listingId, listing.physicalRoomIds, today);
    await editListing(tx, listingId, version, listing, deps.clock());
    await noteListingEdit(tx, { cause, at: change.at }, listingId, { before, after: listing });
  });
}
