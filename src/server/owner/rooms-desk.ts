import type { RoomEdit, RoomsApi } from "../../contract/owner/rooms.ts";
import { todayIn } from "../../domain/day.ts";
import { changeRooms } from "../calendar/change-rooms.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { addListing } from "../listings/add-listing.ts";
import { addPhysicalRoom } from "../listings/add-physical-room.ts";
import { editListing } from "../listings/edit-listing.ts";
import { getRoom } from "../listings/get-room.ts";
import { listRooms } from "../listings/list-rooms.ts";
import { previewPrice } from "../listings/preview-price.ts";
import { publishListing } from "../listings/publish-listing.ts";
import { reorderListings } from "../listings/reorder-listings.ts";
import { checkGuests, checkRoom, checkTerms } from "../listings/room-edit.ts";
import { addPicture } from "../media/add-picture.ts";
import { getProperty } from "../property/get-property.ts";
import type { Desk } from "./desk.ts";

export function roomsDesk({ deps }: Pick<Desk, "deps">): RoomsApi {
  const { db } = deps;
  return {
    listRooms: () => listRooms(db),
    listPhysicalRooms: () =>
      db.selectFrom("physical_room").select(["id", "name"]).orderBy("name").execute(),
    getRoom: (roomId) => getRoom(db, roomId),
    addRoom: (room) => addListing(db, room),
    addPhysicalRoom: (name) => addPhysicalRoom(db, name),
    async saveRoom(roomId, version, room) {
      await saveRoom(deps, roomId, version, checkRoom(room));
      return getRoom(db, roomId);
    },
    async publishRoom(roomId, version, published) {
      await publishListing(db, roomId, version, published);
      return getRoom(db, roomId);
    },
    reorderRooms: (roomIds) => reorderListings(db, roomIds),
    previewPrice: async (terms, stay, guests) =>
      previewPrice(deps, checkTerms(terms), stay, checkGuests(guests)),
    addPicture: (content) => addPicture(deps, Buffer.from(content)),
  };
}

/** Rooms are locked before the listing's row, as by everybody who wants nights. */
async function saveRoom(deps: Deps, roomId: string, version: number, room: RoomEdit) {
  const { timeZone } = await getProperty(deps.db);
  const today = todayIn(timeZone, deps.clock());
  await inTransaction(deps.db, async (tx) => {
    await changeRooms(tx, roomId, room.physicalRoomIds, today);
    await editListing(tx, roomId, version, room);
  });
}
