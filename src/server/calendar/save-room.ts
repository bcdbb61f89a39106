import type { RoomEdit } from "../../contract/owner/rooms.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { editListing } from "../listings/edit-listing.ts";
import { todayAtHouse } from "../property/today-at-house.ts";
import { changeRooms } from "./change-rooms.ts";

/** Rooms are locked before the listing's row, as by everybody who wants nights. */
export async function saveRoom(
  deps: Deps,
  roomId: string,
  version: number,
  room: RoomEdit,
): Promise<void> {
  const today = await todayAtHouse(deps);
  await inTransaction(deps.db, async (tx) => {
    const change = { tx, at: new Date(deps.clock()) };
    await changeRooms(change, roomId, room.physicalRoomIds, today);
    await editListing(tx, roomId, version, room, deps.clock());
  });
}
