import type { RoomEdit } from "../../contract/owner/rooms.ts";
import type { Cause } from "../../domain/cause.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { editListing } from "../listings/edit-listing.ts";
import { getRoom } from "../listings/get-room.ts";
import { noteRoomEdit } from "../listings/note-room-edit.ts";
import { todayAtHouse } from "../property/today-at-house.ts";
import { changeRooms } from "./change-rooms.ts";

/** Rooms are locked before the listing's row, as by everybody who wants nights. */
export async function saveRoom(
  deps: Deps,
  roomId: string,
  version: number,
  room: RoomEdit,
  cause: Cause,
): Promise<void> {
  const today = await todayAtHouse(deps);
  await inTransaction(deps.db, async (tx) => {
    const now = { today, at: new Date(deps.clock()) };
    // Whoever changed it since is met by the version: then nothing is written.
    const { room: before } = await getRoom(tx, roomId);
    await changeRooms(tx, roomId, room.physicalRoomIds, now);
    await editListing(tx, roomId, version, room, deps.clock());
    await noteRoomEdit(tx, { cause, at: now.at }, roomId, { before, after: room });
  });
}
