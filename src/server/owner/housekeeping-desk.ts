import type { HousekeepingApi } from "../../contract/owner/housekeeping.ts";
import { lookAtRooms } from "../housekeeping/look-at-rooms.ts";
import { setRoomState } from "../housekeeping/set-room-state.ts";
import { todayAtProperty } from "../property/today-at-property.ts";
import { causeOf, type Desk, signedIn } from "./desk.ts";

export function housekeepingDesk(desk: Desk): HousekeepingApi {
  const { deps } = desk;
  return {
    async lookAtRooms() {
      const { role } = await signedIn(desk);
      const me = (await causeOf(desk)).actor;
      const rooms = await lookAtRooms(deps.db, await todayAtProperty(deps));
      return rooms.map(({ actor, by, ...room }) => ({
        ...room,
        // Who cleans is told no names, of colleagues neither.
        by: role === "cleaning" ? null : by,
        isMine: actor === me,
      }));
    },
    async setRoomState(roomId, state, seen) {
      await setRoomState(deps, { roomId, state, seen }, await causeOf(desk));
    },
  };
}
