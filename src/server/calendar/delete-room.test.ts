import { describe, expect, test } from "vitest";
import { ownersDesk } from "../../../tests/support/desks.ts";
import { connectFeed, says } from "../../../tests/support/feeds.ts";
import { openTestHouse } from "../../../tests/support/test-house.ts";
import { stayAhead, Visit } from "../../../tests/support/visit.ts";
import { roomsDesk } from "../owner/rooms-desk.ts";
import { blockNights } from "./block-nights.ts";

const house = await openTestHouse();
const { deps } = house;
const rooms = roomsDesk(ownersDesk(house));
const cause = { actor: "person:dona", source: "admin" } as const;
const wish = { name: "Suíte", nightlyPrice: 70_000, capacity: 2, physicalRoomId: null };
const doors = async () => (await rooms.listPhysicalRooms()).map(({ name }) => name);

async function remove(id: string): Promise<void> {
  const { version } = await rooms.getRoom(id);
  await rooms.deleteRoom(id, version);
}

describe("a room that nobody has ever had", () => {
  test("goes with its photos, blocks and calendars, and with the door that only it had", async () => {
    const id = await rooms.addRoom(wish);
    const { version, room } = await rooms.getRoom(id);
    const { room: mar } = await rooms.getRoom("mar");
    await rooms.saveRoom(id, version, { ...room, photos: mar.photos });
    await blockNights(deps, { listingId: id, stay: stayAhead(house, 5, 2), note: "" }, cause);
    await connectFeed(house, id);
    expect(await doors()).toContain(wish.name);
    expect(await rooms.getRoom(id)).toMatchObject({ hasHistory: false });
    await remove(id);
    await expect(rooms.getRoom(id)).rejects.toMatchObject({ code: "listing-unknown" });
    expect(await doors()).not.toContain(wish.name);
    expect((await rooms.getRoom("mar")).room.photos).toEqual(mar.photos);
  });

  test("leaves a door that others use, and one that was for sale", async () => {
    const [first] = await rooms.listPhysicalRooms();
    const beside = await rooms.addRoom({ ...wish, physicalRoomId: first?.id ?? 0 });
    await remove(beside);
    expect(await doors()).toContain(first?.name);

    const id = await rooms.addRoom({ ...wish, name: "Anexo" });
    await deps.db.updateTable("listing").set({ published: true }).where("id", "=", id).execute();
    await deps.pool.query("update room_on_sale set days = daterange('2026-01-01', null)");
    await deps.db.updateTable("listing").set({ published: false }).where("id", "=", id).execute();
    await remove(id);
    expect(await doors()).toContain("Anexo");
  });

  test("stays while the site shows it, and if it has changed meanwhile", async () => {
    const { version } = await rooms.getRoom("farol");
    await expect(rooms.deleteRoom("farol", version)).rejects.toMatchObject({
      code: "room-still-shown",
    });
    const id = await rooms.addRoom(wish);
    await expect(rooms.deleteRoom(id, 99)).rejects.toMatchObject({ code: "changed-meanwhile" });
    await expect(rooms.deleteRoom("nenhum", 1)).rejects.toMatchObject({ code: "listing-unknown" });
    await remove(id);
  });
});

describe("what has a history cannot be deleted", () => {
  const hide = (id: string) =>
    deps.db.updateTable("listing").set({ published: false }).where("id", "=", id).execute();

  test("a booking, even one that was never paid", async () => {
    await new Visit(house).book("farol", stayAhead(house, 30, 2));
    await hide("farol");
    expect(await rooms.getRoom("farol")).toMatchObject({ hasHistory: true });
    await expect(remove("farol")).rejects.toMatchObject({ code: "room-has-history" });
  });

  test("nights that a portal has sold", async () => {
    const id = await rooms.addRoom({ ...wish, name: "Chalé" });
    const feed = await connectFeed(house, id);
    await says(house, feed.id, [{ uid: "a", ...stayAhead(house, 10, 2) }]);
    await expect(remove(id)).rejects.toMatchObject({ code: "room-has-history" });
    expect(await rooms.getRoom(id)).toMatchObject({ hasHistory: true });
  });
});
