import { describe, expect, test } from "vitest";
import { apiAs } from "../../../tests/support/desks.ts";
import { connectFeed, says } from "../../../tests/support/feeds.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { stayAhead, Visit } from "../../../tests/support/visit.ts";
import { blockNights } from "./block-nights.ts";

const app = await openTestApp();
const { deps } = app;
const rooms = apiAs(app);
const cause = { actor: "person:dona", source: "admin" } as const;
const wish = { name: "Suíte", nightlyPrice: 70_000, capacity: 2, physicalRoomId: null };
const physicalRooms = async () => (await rooms.listPhysicalRooms()).map(({ name }) => name);

async function remove(id: string): Promise<void> {
  const { version } = await rooms.getListingToEdit({ listingId: id });
  await rooms.deleteListing({ listingId: id, version });
}

describe("a room that nobody has ever had", () => {
  test("goes with its photos, blocks and calendars, and with the door that only it had", async () => {
    const id = await rooms.addListing(wish);
    const { version, listing } = await rooms.getListingToEdit({ listingId: id });
    const { listing: mar } = await rooms.getListingToEdit({ listingId: "mar" });
    await rooms.saveListing({
      listingId: id,
      version,
      listing: { ...listing, photos: mar.photos },
    });
    await blockNights(deps, { listingId: id, stay: stayAhead(app, 5, 2), note: "" }, cause);
    await connectFeed(app, id);
    expect(await physicalRooms()).toContain(wish.name);
    expect(await rooms.getListingToEdit({ listingId: id })).toMatchObject({ hasHistory: false });
    await remove(id);
    await expect(rooms.getListingToEdit({ listingId: id })).rejects.toMatchObject({
      code: "listing-unknown",
    });
    expect(await physicalRooms()).not.toContain(wish.name);
    expect((await rooms.getListingToEdit({ listingId: "mar" })).listing.photos).toEqual(mar.photos);
  });

  test("leaves a door that others use, and one that was for sale", async () => {
    const [first] = await rooms.listPhysicalRooms();
    const beside = await rooms.addListing({ ...wish, physicalRoomId: first?.id ?? 0 });
    await remove(beside);
    expect(await physicalRooms()).toContain(first?.name);

    const id = await rooms.addListing({ ...wish, name: "Anexo" });
    await deps.db.updateTable("listing").set({ published: true }).where("id", "=", id).execute();
    await deps.pool.query("update room_on_sale set days = daterange('2026-01-01', null)");
    await deps.db.updateTable("listing").set({ published: false }).where("id", "=", id).execute();
    await remove(id);
    expect(await physicalRooms()).toContain("Anexo");
  });

  test("stays while the site shows it, and if it has changed meanwhile", async () => {
    const { version } = await rooms.getListingToEdit({ listingId: "farol" });
    await expect(rooms.deleteListing({ listingId: "farol", version })).rejects.toMatchObject({
      code: "room-still-shown",
    });
    const id = await rooms.addListing(wish);
    await expect(rooms.deleteListing({ listingId: id, version: 99 })).rejects.toMatchObject({
      code: "changed-meanwhile",
    });
    await expect(rooms.deleteListing({ listingId: "nenhum", version: 1 })).rejects.toMatchObject({
      code: "listing-unknown",
    });
    await remove(id);
  });
});

describe("what has a history cannot be deleted", () => {
  const hide = (id: string) =>
    deps.db.updateTable("listing").set({ published: false }).where("id", "=", id).execute();

  test("a booking, even one that was never paid", async () => {
    await new Visit(app).book("farol", stayAhead(app, 30, 2));
    await hide("farol");
    expect(await rooms.getListingToEdit({ listingId: "farol" })).toMatchObject({
      hasHistory: true,
    });
    await expect(remove("farol")).rejects.toMatchObject({ code: "room-has-history" });
  });

  test("nights that a portal has sold", async () => {
    const id = await rooms.addListing({ ...wish, name: "Chalé" });
    const feed = await connectFeed(app, id);
    await says(app, feed.id, [{ uid: "a", ...stayAhead(app, 10, 2) }]);
    await expect(remove(id)).rejects.toMatchObject({ code: "room-has-history" });
    expect(await rooms.getListingToEdit({ listingId: id })).toMatchObject({ hasHistory: true });
  });
});
