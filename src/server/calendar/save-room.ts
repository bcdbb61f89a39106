import type { RoomEdit } from "../../contract/owner/rooms.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { editListing } from "../listings/edit-listing.ts";
import { todayAtHouse } from "../property/today-at-house.ts";
import { changeRooms } from "./change-rooms.ts";

/** Lock order: rooms before the listing's row, as everywhere. */
export async function saveRoom(
  deps: Deps,
  roomId: string,
  version: number,
  room: RoomEdit,
): Promise<void> {
  const today = await todayAtHouse(deps);
  await inTransaction(deps.db, async (tx) => {
    const now = { today, at: new Date(deps.clock()) };
    await changeRooms(tx, roomId, room.physicalRoomIds, now);
    await editListing(tx, roomId, version, room, deps.clock());
  });
}
