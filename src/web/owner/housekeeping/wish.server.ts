import { z } from "zod";
import { roomStates } from "../../../domain/room-state.ts";
import type { OwnerApi } from "../../../server/owner-api.ts";

export const wish = z.object({
  room: z.coerce.number().int(),
  /** The version of the state that the tap was made on. */
  seen: z.coerce.number().int().nonnegative(),
  state: z.enum(roomStates),
});

export async function perform(
  owner: OwnerApi,
  { room, state, seen }: z.output<typeof wish>,
): Promise<void> {
  await owner.setRoomState({ roomId: room, state, seen });
}
