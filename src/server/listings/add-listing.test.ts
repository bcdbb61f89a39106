import { describe, expect, test } from "vitest";
import { apiAs } from "../../../tests/support/desks.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { Visit } from "../../../tests/support/visit.ts";
import type { ListingEdit } from "../../contract/owner/listings.ts";

const app = await openTestApp();
const rooms = apiAs(app);
const visit = new Visit(app);
const shown = async (id: string) =>
  (await app.http.inject(`/quartos/listarQuartoPorId/${id}`)).json();

/** Saves the current room with a few changes. */
async function change(id: string, edit: (listing: ListingEdit) => Partial<ListingEdit>) {
  const { version, listing } = await rooms.getListingToEdit({ listingId: id });
  await rooms.saveListing({ listingId: id, version, listing: { ...listing, ...edit(listing) } });
  return rooms.getListingToEdit({ listingId: id });
}

describe("a new room", () => {
  const wish = { name: "Suíte da Maré", nightlyPrice: 70_000, capacity: 2, physicalRoomId: null };

  test("has a readable id, stands last and is hidden until it is ready and shown", async () => {
    const id = await rooms.addListing(wish);
    expect(id).toBe("suite-da-mare");
    expect((await rooms.listAllListings()).at(-1)).toMatchObject({
      id,
      published: false,
      photo: null,
    });
    await expect(
      rooms.publishListing({ listingId: id, version: 1, published: true }),
    ).rejects.toMatchObject({
      code: "room-not-ready",
    });
    const { listing: mar } = await rooms.getListingToEdit({ listingId: "mar" });
    await change(id, ({ portuguese }) => ({
      photos: mar.photos,
      portuguese: { ...portuguese, cardText: "De frente.", paragraphs: ["Grande."] },
    }));
    expect((await visit.get(`/quartos/listarQuartoPorId/${id}`)).statusCode).toBe(404);
    await rooms.publishListing({ listingId: id, version: 2, published: true });
    const { version } = await rooms.getListingToEdit({ listingId: id });
    expect((await shown(id)).name).toBe("Suíte da Maré");
    await rooms.publishListing({ listingId: id, version, published: false });
    expect((await visit.get(`/quartos/listarQuartoPorId/${id}`)).statusCode).toBe(404);
  });

  test("never gets an id that is gone, nor the address of the form", async () => {
    const physicalRooms = await rooms.listPhysicalRooms();
    const physicalRoomId = physicalRooms[0]?.id ?? 0;
    expect(await rooms.addListing({ ...wish, physicalRoomId })).toBe("suite-da-mare-2");
    expect(await rooms.addListing({ ...wish, physicalRoomId, name: "Quarto Mar" })).toBe(
      "quarto-mar-2",
    );
    expect(await rooms.addListing({ ...wish, physicalRoomId, name: "Novo" })).toBe("novo-2");
    expect(await rooms.addListing({ ...wish, physicalRoomId, name: "海" })).toBe("quarto");
  });
});
