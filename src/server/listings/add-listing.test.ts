import { describe, expect, test } from "vitest";
import { ownersDesk } from "../../../tests/support/desks.ts";
import { openTestHouse } from "../../../tests/support/test-house.ts";
import { Visit } from "../../../tests/support/visit.ts";
import type { RoomEdit } from "../../contract/owner/rooms.ts";
import { roomsDesk } from "../owner/rooms-desk.ts";

const house = await openTestHouse();
const rooms = roomsDesk(ownersDesk(house));
const visit = new Visit(house);
const shown = async (id: string) =>
  (await house.app.inject(`/quartos/listarQuartoPorId/${id}`)).json();

/** Saves the current room with a few changes. */
async function change(id: string, edit: (room: RoomEdit) => Partial<RoomEdit>) {
  const { version, room } = await rooms.getRoom(id);
  await rooms.saveRoom(id, version, { ...room, ...edit(room) });
  return rooms.getRoom(id);
}

describe("a new room", () => {
  const wish = { name: "Suíte da Maré", nightlyPrice: 70_000, capacity: 2, physicalRoomId: null };

  test("has a readable id, stands last and is hidden until it is ready and shown", async () => {
    const id = await rooms.addRoom(wish);
    expect(id).toBe("suite-da-mare");
    expect((await rooms.listRooms()).at(-1)).toMatchObject({ id, published: false, photo: null });
    await expect(rooms.publishRoom(id, 1, true)).rejects.toMatchObject({ code: "room-not-ready" });
    const { room: mar } = await rooms.getRoom("mar");
    await change(id, ({ portuguese }) => ({
      photos: mar.photos,
      portuguese: { ...portuguese, cardText: "De frente.", paragraphs: ["Grande."] },
    }));
    expect((await visit.get(`/quartos/listarQuartoPorId/${id}`)).statusCode).toBe(404);
    await rooms.publishRoom(id, 2, true);
    const { version } = await rooms.getRoom(id);
    expect((await shown(id)).name).toBe("Suíte da Maré");
    await rooms.publishRoom(id, version, false);
    expect((await visit.get(`/quartos/listarQuartoPorId/${id}`)).statusCode).toBe(404);
  });

  test("never gets an id that is gone, nor the address of the form", async () => {
    const doors = await rooms.listPhysicalRooms();
    const physicalRoomId = doors[0]?.id ?? 0;
    expect(await rooms.addRoom({ ...wish, physicalRoomId })).toBe("suite-da-mare-2");
    expect(await rooms.addRoom({ ...wish, physicalRoomId, name: "Quarto Mar" })).toBe(
      "quarto-mar-2",
    );
    expect(await rooms.addRoom({ ...wish, physicalRoomId, name: "Novo" })).toBe("novo-2");
    expect(await rooms.addRoom({ ...wish, physicalRoomId, name: "海" })).toBe("quarto");
  });
});
