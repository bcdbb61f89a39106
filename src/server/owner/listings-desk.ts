import type { ListingsApi } from "../../contract/owner/listings.ts";
import { deleteListing } from "../calendar/delete-listing.ts";
import { saveListing } from "../calendar/save-listing.ts";
import { addListing } from "../listings/add-listing.ts";
import { openPhysicalRoom } from "../listings/add-physical-room.ts";
import { getListingToEdit } from "../listings/get-listing-to-edit.ts";
import { listAllListings } from "../listings/list-all-listings.ts";
import { checkGuests, checkListing, checkTerms } from "../listings/listing-edit.ts";
import { previewPrice } from "../listings/preview-price.ts";
import { publishListing } from "../listings/publish-listing.ts";
import { reorderListings } from "../listings/reorder-listings.ts";
import { addPicture } from "../media/add-picture.ts";
import { causeOf, type Desk } from "./desk.ts";

export function listingsDesk(desk: Pick<Desk, "deps" | "person">): ListingsApi {
  const { deps } = desk;
  const { db } = deps;
  return {
    listAllListings: () => listAllListings(db),
    listPhysicalRooms: () =>
      db.selectFrom("physical_room").select(["id", "name"]).orderBy("name").execute(),
    getListingToEdit: (listingId) => getListingToEdit(db, listingId),
    addListing: async (room) => addListing(deps, room, await causeOf(desk)),
    addPhysicalRoom: async (name) => openPhysicalRoom(deps, name, await causeOf(desk)),
    saveListing: async (listingId, version, room) =>
      saveListing(deps, listingId, version, checkListing(room), await causeOf(desk)),
    publishListing: async (listingId, version, published) =>
      publishListing(deps, listingId, version, published, await causeOf(desk)),
    deleteListing: async (listingId, version) =>
      deleteListing(deps, listingId, version, await causeOf(desk)),
    reorderListings: async (listingIds) => reorderListings(deps, listingIds, await causeOf(desk)),
    previewPrice: async (terms, stay, guests) =>
      previewPrice(deps, checkTerms(terms), stay, checkGuests(guests)),
    addPicture: (content) => addPicture(deps, Buffer.from(content)),
  };
}
