import type { RoomsApi } from "../../contract/owner/rooms.ts";
import { deleteRoom } from "../calendar/delete-room.ts";
import { saveRoom } from "../calendar/save-room.ts";
import { addListing } from "../listings/add-listing.ts";
import { openPhysicalRoom } from "../listings/add-physical-room.ts";
import { getRoom } from "../listings/get-room.ts";
import { listRooms } from "../listings/list-rooms.ts";
import { previewPrice } from "../listings/preview-price.ts";
import { publishListing } from "../listings/publish-listing.ts";
import { reorderListings } from "../listings/reorder-listings.ts";
import { checkGuests, checkRoom, checkTerms } from "../listings/room-edit.ts";
import { addPicture } from "../media/add-picture.ts";
import { causeOf, type Desk } from "./desk.ts";

export function roomsDesk(desk: Pick<Desk, "deps" | "person">): RoomsApi {
  const { deps } = desk;
  const { db } = deps;
  return {
    listRooms: () => listRooms(db),
    listPhysicalRooms: () =>
      db.selectFrom("physical_room").select(["id", "name"]).orderBy("name").execute(),
    getRoom: (roomId) => getRoom(db, roomId),
    addRoom: async (room) => addListing(deps, room, await causeOf(desk)),
    addPhysicalRoom: async (name) => openPhysicalRoom(deps, name, await causeOf(desk)),
    saveRoom: async (roomId, version, room) =>
      saveRoom(deps, roomId, version, checkRoom(room), await causeOf(desk)),
    publishRoom: async (roomId, version, published) =>
      publishListing(deps, roomId, version, published, await causeOf(desk)),
    deleteRoom: async (roomId, version) => deleteRoom(deps, roomId, version, await causeOf(desk)),
    reorderRooms: async (roomIds) => reorderListings(deps, roomIds, await causeOf(desk)),
    previewPrice: async (terms, stay, guests) =>
      previewPrice(deps, checkTerms(terms), stay, checkGuests(guests)),
    addPicture: (content) => addPicture(deps, Buffer.from(content)),
  };
}
