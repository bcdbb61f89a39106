import { describe, expect, test } from "vitest";
import { apiAs } from "../../../tests/support/desks.ts";
import { connectFeed, importedNights, says } from "../../../tests/support/feeds.ts";
import { confirmed, countWaiting, held } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { stayAhead, Visit } from "../../../tests/support/visit.ts";
import type { ListingEdit } from "../../contract/owner/listings.ts";
import { todayIn } from "../../domain/day.ts";
import { blockNights, removeBlock } from "./block-nights.ts";
import { changeRooms } from "./change-rooms.ts";
import { lockRooms } from "./lock-rooms.ts";

const app = await openTestApp();
const rooms = apiAs(app);
const owner = { actor: "person:dona", source: "admin" } as const;

/** Saves the current room with a few changes. */
async function change(id: string, edit: (listing: ListingEdit) => Partial<ListingEdit>) {
  const { version, listing } = await rooms.getListingToEdit({ listingId: id });
  await rooms.saveListing({ listingId: id, version, listing: { ...listing, ...edit(listing) } });
  return rooms.getListingToEdit({ listingId: id });
}

describe("physical rooms", () => {
  test("stay as they are while a guest is to come or pays, and may change afterwards", async () => {
    const id = await rooms.addPhysicalRoom({ name: "Sala da maré" });
    const add = ({ physicalRoomIds }: ListingEdit) => ({
      physicalRoomIds: [...physicalRoomIds, id],
    });
    await confirmed(app, "mar");
    await held(app, "coqueiro");
    for (const listing of ["mar", "coqueiro"]) {
      const before = await rooms.getListingToEdit({ listingId: listing });
      await expect(change(listing, add)).rejects.toMatchObject({ code: "room-has-bookings" });
      expect(await rooms.getListingToEdit({ listingId: listing })).toEqual(before);
    }
    expect((await change("jangada", add)).listing.physicalRoomIds).toContain(id);
  });

  test("stay as they are while nights of the listing are blocked, and may change once they are not", async () => {
    const id = await rooms.addPhysicalRoom({ name: "Ateliê" });
    const request = { listingId: "farol", stay: stayAhead(app, 90, 3), note: "Pintura" };
    const block = await blockNights(app.deps, request, owner);
    const before = await rooms.getListingToEdit({ listingId: "farol" });
    const elsewhere = () => change("farol", () => ({ physicalRoomIds: [id] }));
    await expect(elsewhere()).rejects.toMatchObject({ code: "room-has-blocks" });
    expect(await rooms.getListingToEdit({ listingId: "farol" })).toEqual(before);
    await removeBlock(app.deps, block, owner);
    expect((await elsewhere()).listing.physicalRoomIds).toEqual([id]);
  });

  test("a portal's guest to come moves along, and one who has left stays where he was", async () => {
    const far = await openTestApp();
    const desk = apiAs(far);
    const feed = await connectFeed(far, "farol");
    const { version, listing } = await desk.getListingToEdit({ listingId: "farol" });
    const [old] = listing.physicalRoomIds;
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
    const id = await desk.addPhysicalRoom({ name: "Anexo" });
    await desk.saveListing({
      listingId: "farol",
      version,
      listing: { ...listing, physicalRoomIds: [id] },
    });
    expect(await importedNights(far, feed.id)).toEqual([
      `${old} [2024-05-01,2024-05-03)`,
      `${id} [${coming.checkIn},${coming.checkOut})`,
    ]);
  });

  test("a guest who waits while they change takes the new ones", async () => {
    const far = await openTestApp();
    const desk = apiAs(far);
    const id = await desk.addPhysicalRoom({ name: "Anexo" });
    const { listing } = await desk.getListingToEdit({ listingId: "farol" });
    const booked = await far.deps.db.transaction().execute(async (tx) => {
      await lockRooms(tx, listing.physicalRoomIds);
      const booking = new Visit(far).book("farol", stayAhead(far, 30, 2));
      await expect.poll(() => countWaiting(far), { timeout: 2_500 }).toBe(1);
      const today = todayIn("America/Bahia", far.deps.clock());
      await changeRooms({ tx, at: new Date(app.deps.clock()) }, "farol", [id], today);
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
    await rooms.addPhysicalRoom({ name: "Torre" });
    await expect(rooms.addPhysicalRoom({ name: " Torre " })).rejects.toMatchObject({
      code: "room-name-taken",
    });
    await expect(rooms.addPhysicalRoom({ name: "  " })).rejects.toMatchObject({
      code: "invalid-request",
    });
  });
});
