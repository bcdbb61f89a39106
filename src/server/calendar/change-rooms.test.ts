import { describe, expect, test } from "vitest";
import { ownersDesk } from "../../../tests/support/desks.ts";
import { connectFeed, importedNights, says } from "../../../tests/support/feeds.ts";
import { confirmed, countWaiting, held } from "../../../tests/support/stories.ts";
import { openTestHouse } from "../../../tests/support/test-house.ts";
import { stayAhead, Visit } from "../../../tests/support/visit.ts";
import type { RoomEdit } from "../../contract/owner/rooms.ts";
import { todayIn } from "../../domain/day.ts";
import { roomsDesk } from "../owner/rooms-desk.ts";
import { blockNights, removeBlock } from "./block-nights.ts";
import { changeRooms } from "./change-rooms.ts";
import { lockRooms } from "./lock-rooms.ts";

const house = await openTestHouse();
const rooms = roomsDesk(ownersDesk(house));
const owner = { actor: "person:dona", source: "admin" } as const;

/** Saves the current room with a few changes. */
async function change(id: string, edit: (room: RoomEdit) => Partial<RoomEdit>) {
  const { version, room } = await rooms.getRoom(id);
  await rooms.saveRoom(id, version, { ...room, ...edit(room) });
  return rooms.getRoom(id);
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

  test("stay as they are while nights of the listing are blocked, and may change once they are not", async () => {
    const { id } = await rooms.addPhysicalRoom("Ateliê");
    const request = { listingId: "farol", stay: stayAhead(house, 90, 3), note: "Pintura" };
    const block = await blockNights(house.deps, request, owner);
    const before = await rooms.getRoom("farol");
    const elsewhere = () => change("farol", () => ({ physicalRoomIds: [id] }));
    await expect(elsewhere()).rejects.toMatchObject({ code: "room-has-blocks" });
    expect(await rooms.getRoom("farol")).toEqual(before);
    await removeBlock(house.deps, block);
    expect((await elsewhere()).room.physicalRoomIds).toEqual([id]);
  });

  test("a portal's guest to come moves along, and one who has left stays where he was", async () => {
    const far = await openTestHouse();
    const desk = roomsDesk(ownersDesk(far));
    const feed = await connectFeed(far, "farol");
    const { version, room } = await desk.getRoom("farol");
    const [old] = room.physicalRoomIds;
    const coming = stayAhead(far, 40, 2);
    await says(far, feed.id, [{ uid: "coming", ...coming }]);
    await far.deps.pool.query(
      `with gone as (
         insert into imported_event (feed_id, uid, first_night, end_day, first_seen_at)
         values ($1, 'gone', '2024-05-01', '2024-05-03', now()) returning id
       )
       insert into occupied_nights (physical_room_id, stay, kind, imported_event_id)
       select $2, '[2024-05-01,2024-05-03)', 'imported', id from gone`,
      [feed.id, old],
    );
    const { id } = await desk.addPhysicalRoom("Anexo");
    await desk.saveRoom("farol", version, { ...room, physicalRoomIds: [id] });
    expect(await importedNights(far, feed.id)).toEqual([
      `${old} [2024-05-01,2024-05-03)`,
      `${id} [${coming.checkIn},${coming.checkOut})`,
    ]);
  });

  test("a guest who waits while they change takes the new ones", async () => {
    const far = await openTestHouse();
    const desk = roomsDesk(ownersDesk(far));
    const { id } = await desk.addPhysicalRoom("Anexo");
    const { room } = await desk.getRoom("farol");
    const booked = await far.deps.db.transaction().execute(async (tx) => {
      await lockRooms(tx, room.physicalRoomIds);
      const booking = new Visit(far).book("farol", stayAhead(far, 30, 2));
      await expect.poll(() => countWaiting(far), { timeout: 2_500 }).toBe(1);
      const today = todayIn("America/Bahia", far.deps.clock());
      await changeRooms({ tx, at: new Date() }, "farol", [id], today);
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
