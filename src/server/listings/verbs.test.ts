import { describe, expect, test } from "vitest";
import { apiAs } from "../../../tests/support/desks.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { stayAhead, Visit } from "../../../tests/support/visit.ts";
import type { ListingEdit } from "../../contract/owner/listings.ts";
import { addDays } from "../../domain/day.ts";

const app = await openTestApp();
const rooms = apiAs(app);
const visit = new Visit(app);
const listed = async () => (await visit.get("/quartos/listarQuartos")).json();
const shown = async (id: string, headers = {}) =>
  (await app.http.inject({ url: `/quartos/listarQuartoPorId/${id}`, headers })).json();

/** Saves the current room with a few changes. */
async function change(id: string, edit: (listing: ListingEdit) => Partial<ListingEdit>) {
  const { version, listing } = await rooms.getListingToEdit({ listingId: id });
  await rooms.saveListing({ listingId: id, version, listing: { ...listing, ...edit(listing) } });
  return rooms.getListingToEdit({ listingId: id });
}

describe("saving a room", () => {
  test("what was read and not touched is saved as it was", async () => {
    const before = await rooms.getListingToEdit({ listingId: "mar" });
    await rooms.saveListing({ listingId: "mar", version: before.version, listing: before.listing });
    const after = await rooms.getListingToEdit({ listingId: "mar" });
    expect(after).toEqual({ ...before, version: before.version + 1 });
  });

  test("a new price is in the next answer, and in the next quote", async () => {
    await change("coqueiro", ({ rates }) => ({ rates: { ...rates, nightlyPrice: 55_550 } }));
    const card = (await listed()).find(({ _id }: { _id: string }) => _id === "coqueiro");
    expect(card.price).toBe(555.5);
    expect((await shown("coqueiro")).price).toBe(555.5);
  });

  test("a season of next month decides what a stay in it costs", async () => {
    const stay = stayAhead(app, 40, 2);
    await change("farol", ({ rates }) => ({
      rates: {
        ...rates,
        seasons: [
          {
            firstNight: stay.checkIn,
            lastNight: addDays(stay.checkIn, 10),
            nightlyPrice: 123_400,
            fromNights: null,
            minNights: null,
            createdAt: null,
          },
          ...rates.seasons,
        ],
      },
    }));
    const answer = await new Visit(app).book("farol", stay);
    expect(answer.json()).toMatchObject({ total: 2468 });
  });

  test("a third adult pays what the owner asks for beyond the included guests", async () => {
    const stay = stayAhead(app, 60, 2);
    await change("jangada", ({ rates }) => ({
      rates: { ...rates, nightlyPrice: 50_000, includedGuests: 2, extraAdult: 10_000, seasons: [] },
    }));
    expect((await shown("jangada")).rates).toMatchObject({ includedGuests: 2, extraAdult: 100 });
    const answer = await new Visit(app).book("jangada", stay, { guests: 3 });
    expect(answer.json()).toMatchObject({ total: (500 + 100) * 2 });

    await change("jangada", ({ rates }) => ({ rates: { ...rates, includedGuests: null } }));
    expect((await shown("jangada")).rates).toMatchObject({ includedGuests: 5 });
    const all = await new Visit(app).book("jangada", stayAhead(app, 70, 2), { guests: 5 });
    expect(all.json()).toMatchObject({ total: 500 * 2 });
  });

  test("a season keeps the date it was made on, and a new one is newer than all", async () => {
    const { checkIn } = stayAhead(app, 50, 1);
    const spring = {
      firstNight: checkIn,
      lastNight: addDays(checkIn, 10),
      nightlyPrice: 70_000,
      fromNights: null,
      minNights: null,
      createdAt: null,
    };
    const made = await change("jangada", ({ rates }) => ({
      rates: { ...rates, seasons: [spring] },
    }));
    const createdAt = made.listing.rates.seasons[0]?.createdAt ?? 0;
    app.passTime(60_000);
    const twin = { ...spring, nightlyPrice: 80_000 };
    const { listing } = await change("jangada", ({ rates }) => ({
      rates: {
        ...rates,
        seasons: [twin, ...rates.seasons.map((one) => ({ ...one, nightlyPrice: 75_000 }))],
      },
    }));
    expect(listing.rates.seasons).toMatchObject([
      { nightlyPrice: 75_000, createdAt },
      { nightlyPrice: 80_000, createdAt: expect.toSatisfy((at: number) => at > createdAt) },
    ]);
    expect(createdAt).toBeGreaterThan(0);
    const answer = await new Visit(app).book("jangada", stayAhead(app, 52, 2));
    expect(answer.json()).toMatchObject({ total: 1600 });
  });

  test("an English text left empty is said in Portuguese, one benefit at a time", async () => {
    await change("jangada", ({ english, amenities }) => ({
      english: { ...english, name: "", paragraphs: [] },
      amenities: amenities.map((amenity, index) =>
        index === 0 ? { ...amenity, titleEnglish: "" } : amenity,
      ),
    }));
    const { listing } = await rooms.getListingToEdit({ listingId: "jangada" });
    const english = await shown("jangada", { "accept-language": "en-US" });
    expect(english.name).toBe(listing.portuguese.name);
    expect(english.room_benefits[0].title).toBe(listing.amenities[0]?.title);
    expect(english.room_benefits[1].title).toBe(listing.amenities[1]?.titleEnglish);
  });

  test("whoever read an older version writes nothing, whoever was first", async () => {
    const { version, listing } = await rooms.getListingToEdit({ listingId: "mar" });
    const save = async (name: string) => {
      const portuguese = { ...listing.portuguese, name };
      await rooms.saveListing({ listingId: "mar", version, listing: { ...listing, portuguese } });
      return name;
    };
    const race = await Promise.allSettled([save("Primeira"), save("Segunda"), save("Terceira")]);
    const won = race.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    expect(won).toHaveLength(1);
    expect(race.filter(({ status }) => status === "rejected")).toMatchObject([
      { reason: { code: "changed-meanwhile" } },
      { reason: { code: "changed-meanwhile" } },
    ]);
    expect((await rooms.getListingToEdit({ listingId: "mar" })).listing.portuguese.name).toBe(
      won[0],
    );
    await expect(
      rooms.saveListing({ listingId: "nenhum", version: 1, listing }),
    ).rejects.toMatchObject({
      code: "listing-unknown",
    });
  });

  test.each<[string, (listing: ListingEdit) => Partial<ListingEdit>]>([
    ["no physical room: it could be sold without end", () => ({ physicalRoomIds: [] })],
    [
      "a photo nobody has uploaded",
      ({ photos }) => ({ photos: photos.map((photo) => ({ ...photo, id: "0" })) }),
    ],
    [
      "a photo without its description",
      ({ photos }) => ({ photos: photos.map((photo) => ({ ...photo, alt: " " })) }),
    ],
    ["a price of nothing", ({ rates }) => ({ rates: { ...rates, nightlyPrice: 0 } })],
    [
      "more included guests than it sleeps",
      ({ capacity, rates }) => ({ rates: { ...rates, includedGuests: capacity + 1 } }),
    ],
    ["half a centavo", ({ rates }) => ({ rates: { ...rates, childUpTo12: 0.5 } })],
    ["more nights at least than at most", () => ({ minNights: 5, maxNights: 4 })],
    [
      "an icon no page can draw",
      ({ amenities }) => ({ amenities: amenities.map((one) => ({ ...one, icon: "skull" })) }),
    ],
  ])("refuses %s", async (_, edit) => {
    const before = await rooms.getListingToEdit({ listingId: "mar" });
    await expect(change("mar", edit)).rejects.toMatchObject({ code: "invalid-request" });
    expect(await rooms.getListingToEdit({ listingId: "mar" })).toEqual(before);
  });

  test("a room on the site keeps a photo, a line and a description", async () => {
    await expect(change("mar", () => ({ photos: [] }))).rejects.toMatchObject({
      code: "room-not-ready",
    });
  });
});

describe("the team", () => {
  const api = apiAs(app, "team");

  test("sees the list of rooms and changes nothing", async () => {
    expect(await api.listAllListings()).toEqual(await rooms.listAllListings());
    const before = await rooms.getListingToEdit({ listingId: "mar" });
    const attempts = [
      api.getListingToEdit({ listingId: "mar" }),
      api.saveListing({ listingId: "mar", version: before.version, listing: before.listing }),
      api.publishListing({ listingId: "mar", version: before.version, published: false }),
      api.reorderListings({ listingIds: [] }),
      api.addListing({ name: "X", nightlyPrice: 1, capacity: 1, physicalRoomId: null }),
      api.addPhysicalRoom({ name: "X" }),
      api.addPicture(new Uint8Array()),
    ];
    for (const attempt of attempts) {
      await expect(attempt).rejects.toMatchObject({ code: "not-allowed" });
    }
    expect(await rooms.getListingToEdit({ listingId: "mar" })).toEqual(before);
  });
});
