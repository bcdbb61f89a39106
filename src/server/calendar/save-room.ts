import type { RoomEdit } from "../../contract/owner/rooms.ts";
import type { Cause } from "../../domain/cause.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { editListing } from "../listings/edit-listing.ts";
import { getRoom } from "../listings/get-room.ts";
import { noteRoomEdit } from "../listings/note-room-edit.ts";
import { todayAtHouse } from "../property/today-at-house.ts";
import { changeRooms } from "./change-rooms.ts";

/** Lock order: rooms before the listing's row, as everywhere. */
export async function saveRoom(
  deps: Deps,
  roomId: string,
  version: number,
  room: RoomEdit,
  cause: Cause,
): Promise<void> {
  const today = await todayAtHouse(deps);
  await inTransaction(deps.db, async (tx) => {
    const change = { tx, at: new Date(deps.clock()) };
    // A change made in between is caught by the version: then nothing is written.
    const { room: before } = await getRoom(tx, roomId);
    await changeRooms(change, roomId, room.physicalRoomIds, today);
    await editListing(tx, roomId, version, room, deps.clock());
    await noteRoomEdit(tx, { cause, at: change.at }, roomId, { before, after: room });
  });
}
