import { z } from "zod";
import { roomStates } from "../../domain/room-state.ts";
import { todayAtProperty } from "../property/today-at-property.ts";
import * as value from "../values.ts";
import { reads, verb } from "../verb.ts";
import { lookAtRooms as look } from "./look-at-rooms.ts";
import { setRoomState as set } from "./set-room-state.ts";

/** Every room in use, in the order of the house. */
export const lookAtRooms = reads({
  who: "cleaning",
  takes: z.void(),
  async run({ deps, person, cause }) {
    const rooms = await look(deps.db, await todayAtProperty(deps));
    return rooms.map(({ actor, by, ...room }) => ({
      ...room,
      // The cleaning role sees no names, not even of colleagues.
      by: person.role === "cleaning" ? null : by,
      isMine: actor === cause.actor,
    }));
  },
});

/** Refused if the room's state is no longer the version that was seen. */
export const setRoomState = verb({
  who: "cleaning",
  does: "writes",
  leaves: { nothing: "the state itself says who set it and when" },
  takes: z.object({ roomId: z.int(), state: z.enum(roomStates), seen: value.version }),
  run: ({ deps, cause }, tap) => set(deps, tap, cause),
});
