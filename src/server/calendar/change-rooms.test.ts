import { describe, expect, test } from "vitest";
import { confirmed, held } from "../../../sandbox/testing/stories.ts";
import { openTestHouse } from "../../../sandbox/testing/test-house.ts";
import { stayAhead, Visit } from "../../../sandbox/testing/visit.ts";
import { countWaiting } from "../../../sandbox/testing/waiting.ts";
import type { RoomEdit } from "../../contract/owner/rooms.ts";
import { todayIn } from "../../domain/day.ts";
import { roomsDesk } from "../owner/rooms-desk.ts";
import { changeRooms } from "./change-rooms.ts";
import { lockRooms } from "./lock-rooms.ts";

const house = await openTestHouse();
const rooms = roomsDesk(house);

/** Saves the room with a few things changed, as it stands now. */
async function change(id: string, edit: (room: RoomEdit) => Partial<RoomEdit>) {
  const { version, room } = await rooms.getRoom(id);
  return rooms.saveRoom(id, version, { ...room, ...edit(room) });
}

describe("physical rooms", () => {
  test("stay as they are while a guest is to come or pays, and may change afterwards", async () => {
    const { id } = await rooms.addPhysicalRoom("Sala da maré");
    const add = ({ physicalRoomIds }: RoomEdit) => ({ physicalRoomIds: [...physicalRoomIds, id] });
    await confirmed(house, "mar");
    await held(house, "coqueiro");
    for (const room of ["mar", "coqueiro"]) {
      const before = await rooms.getRoom(room);
      await expect(change(room, add)).rejects.toMatchObject({ code: "room-has-bookings" });
      expect(await rooms.getRoom(room)).toEqual(before);
    }
    expect((await change("jangada", add)).room.physicalRoomIds).toContain(id);
  });

  test("a guest who waits while they change takes the new ones", async () => {
    const far = await openTestHouse();
    const desk = roomsDesk(far);
    const { id } = await desk.addPhysicalRoom("Anexo");
    const { room } = await desk.getRoom("farol");
    const booked = await far.deps.db.transaction().execute(async (tx) => {
      await lockRooms(tx, room.physicalRoomIds);
      const booking = new Visit(far).book("farol", stayAhead(far, 30, 2));
      await expect.poll(() => countWaiting(far), { timeout: 2_500 }).toBe(1);
      const today = todayIn("America/Bahia", far.deps.clock());
      await changeRooms(tx, "farol", [id], { today, at: new Date() });
      return { booking };
    });
    expect((await booked.booking).statusCode).toBe(200);
    const taken = await far.deps.db
      .selectFrom("occupied_nights")
      .select("physical_room_id")
      .execute();
    expect(taken).toEqual([{ physical_room_id: id }]);
  });

  test("have names of their own", async () => {
    await rooms.addPhysicalRoom("Torre");
    await expect(rooms.addPhysicalRoom(" Torre ")).rejects.toMatchObject({
      code: "room-name-taken",
    });
    await expect(rooms.addPhysicalRoom("  ")).rejects.toMatchObject({ code: "invalid-request" });
  });
});
