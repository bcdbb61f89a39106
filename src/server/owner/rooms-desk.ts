import type { RoomsApi } from "../../contract/owner/rooms.ts";
import { deleteRoom } from "../calendar/delete-room.ts";
import { saveRoom } from "../calendar/save-room.ts";
import { inTransaction } from "../database/transaction.ts";
import { addListing } from "../listings/add-listing.ts";
import { addPhysicalRoom } from "../listings/add-physical-room.ts";
import { getRoom } from "../listings/get-room.ts";
import { listRooms } from "../listings/list-rooms.ts";
import { previewPrice } from "../listings/preview-price.ts";
import { publishListing } from "../listings/publish-listing.ts";
import { reorderListings } from "../listings/reorder-listings.ts";
import { checkGuests, checkRoom, checkTerms } from "../listings/room-edit.ts";
import { addPicture } from "../media/add-picture.ts";
import type { Desk } from "./desk.ts";

export function roomsDesk({ deps }: Pick<Desk, "deps">): RoomsApi {
  const { db } = deps;
  return {
    listRooms: () => listRooms(db),
    listPhysicalRooms: () =>
      db.selectFrom("physical_room").select(["id", "name"]).orderBy("name").execute(),
    getRoom: (roomId) => getRoom(db, roomId),
    addRoom: (room) => addListing(db, room),
    addPhysicalRoom: (name) => inTransaction(db, (tx) => addPhysicalRoom(tx, name)),
    saveRoom: async (roomId, version, room) => saveRoom(deps, roomId, version, checkRoom(room)),
    publishRoom: (roomId, version, published) => publishListing(db, roomId, version, published),
    deleteRoom: (roomId, version) => deleteRoom(deps, roomId, version),
    reorderRooms: (roomIds) => reorderListings(db, roomIds),
    previewPrice: async (terms, stay, guests) =>
      previewPrice(deps, checkTerms(terms), stay, checkGuests(guests)),
    addPicture: (content) => addPicture(deps, Buffer.from(content)),
  };
}
