import { describe, expect, test } from "vitest";
import { ownersDesk } from "../../../tests/support/desks.ts";
import { openTestHouse } from "../../../tests/support/test-house.ts";
import { stayAhead, Visit } from "../../../tests/support/visit.ts";
import type { RoomEdit } from "../../contract/owner/rooms.ts";
import { addDays } from "../../domain/day.ts";
import type { Desk } from "./desk.ts";
import { createOwnerApi } from "./owner-api.ts";
import { roomsDesk } from "./rooms-desk.ts";

const house = await openTestHouse();
const rooms = roomsDesk(ownersDesk(house));
const visit = new Visit(house);
const listed = async () => (await visit.get("/quartos/listarQuartos")).json();
const shown = async (id: string, headers = {}) =>
  (await house.app.inject({ url: `/quartos/listarQuartoPorId/${id}`, headers })).json();

/** Saves the current room with a few changes. */
async function change(id: string, edit: (room: RoomEdit) => Partial<RoomEdit>) {
  const { version, room } = await rooms.getRoom(id);
  await rooms.saveRoom(id, version, { ...room, ...edit(room) });
  return rooms.getRoom(id);
}

describe("saving a room", () => {
  test("what was read and not touched is saved as it was", async () => {
    const before = await rooms.getRoom("mar");
    await rooms.saveRoom("mar", before.version, before.room);
    const after = await rooms.getRoom("mar");
    expect(after).toEqual({ ...before, version: before.version + 1 });
  });

  test("a new price is in the next answer, and in the next quote", async () => {
    await change("coqueiro", ({ rates }) => ({ rates: { ...rates, nightlyPrice: 55_550 } }));
    const card = (await listed()).find(({ _id }: { _id: string }) => _id === "coqueiro");
    expect(card.price).toBe(555.5);
    expect((await shown("coqueiro")).price).toBe(555.5);
  });

  test("a season of next month decides what a stay in it costs", async () => {
    const stay = stayAhead(house, 40, 2);
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
    const answer = await new Visit(house).book("farol", stay);
    expect(answer.json()).toMatchObject({ total: 2468 });
  });

  test("a third adult pays what the owner asks for beyond the included guests", async () => {
    const stay = stayAhead(house, 60, 2);
    await change("jangada", ({ rates }) => ({
      rates: { ...rates, nightlyPrice: 50_000, includedGuests: 2, extraAdult: 10_000, seasons: [] },
    }));
    expect((await shown("jangada")).rates).toMatchObject({ includedGuests: 2, extraAdult: 100 });
    const answer = await new Visit(house).book("jangada", stay, { guests: 3 });
    expect(answer.json()).toMatchObject({ total: (500 + 100) * 2 });

    await change("jangada", ({ rates }) => ({ rates: { ...rates, includedGuests: null } }));
    expect((await shown("jangada")).rates).toMatchObject({ includedGuests: 5 });
    const all = await new Visit(house).book("jangada", stayAhead(house, 70, 2), { guests: 5 });
    expect(all.json()).toMatchObject({ total: 500 * 2 });
  });

  test("a season keeps the date it was made on, and a new one is newer than all", async () => {
    const { checkIn } = stayAhead(house, 50, 1);
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
    const createdAt = made.room.rates.seasons[0]?.createdAt ?? 0;
    house.passTime(60_000);
    const twin = { ...spring, nightlyPrice: 80_000 };
    const { room } = await change("jangada", ({ rates }) => ({
      rates: {
        ...rates,
        seasons: [twin, ...rates.seasons.map((one) => ({ ...one, nightlyPrice: 75_000 }))],
      },
    }));
    expect(room.rates.seasons).toMatchObject([
      { nightlyPrice: 75_000, createdAt },
      { nightlyPrice: 80_000, createdAt: expect.toSatisfy((at: number) => at > createdAt) },
    ]);
    expect(createdAt).toBeGreaterThan(0);
    const answer = await new Visit(house).book("jangada", stayAhead(house, 52, 2));
    expect(answer.json()).toMatchObject({ total: 1600 });
  });

  test("an English text left empty is said in Portuguese, one benefit at a time", async () => {
    await change("jangada", ({ english, amenities }) => ({
      english: { ...english, name: "", paragraphs: [] },
      amenities: amenities.map((amenity, index) =>
        index === 0 ? { ...amenity, titleEnglish: "" } : amenity,
      ),
    }));
    const { room } = await rooms.getRoom("jangada");
    const english = await shown("jangada", { "accept-language": "en-US" });
    expect(english.name).toBe(room.portuguese.name);
    expect(english.room_benefits[0].title).toBe(room.amenities[0]?.title);
    expect(english.room_benefits[1].title).toBe(room.amenities[1]?.titleEnglish);
  });

  test("whoever read an older version writes nothing, whoever was first", async () => {
    const { version, room } = await rooms.getRoom("mar");
    const save = async (name: string) => {
      const portuguese = { ...room.portuguese, name };
      await rooms.saveRoom("mar", version, { ...room, portuguese });
      return name;
    };
    const race = await Promise.allSettled([save("Primeira"), save("Segunda"), save("Terceira")]);
    const won = race.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    expect(won).toHaveLength(1);
    expect(race.filter(({ status }) => status === "rejected")).toMatchObject([
      { reason: { code: "changed-meanwhile" } },
      { reason: { code: "changed-meanwhile" } },
    ]);
    expect((await rooms.getRoom("mar")).room.portuguese.name).toBe(won[0]);
    await expect(rooms.saveRoom("nenhum", 1, room)).rejects.toMatchObject({
      code: "listing-unknown",
    });
  });

  test.each<[string, (room: RoomEdit) => Partial<RoomEdit>]>([
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
    const before = await rooms.getRoom("mar");
    await expect(change("mar", edit)).rejects.toMatchObject({ code: "invalid-request" });
    expect(await rooms.getRoom("mar")).toEqual(before);
  });

  test("a room on the site keeps a photo, a line and a description", async () => {
    await expect(change("mar", () => ({ photos: [] }))).rejects.toMatchObject({
      code: "room-not-ready",
    });
  });
});

describe("the team", () => {
  const person = { id: "1", name: "Equipe", email: "e@casa.example", role: "team" } as const;
  const desk = { deps: house.deps, person: async () => person } as unknown as Desk;
  const api = createOwnerApi(desk);

  test("sees the list of rooms and changes nothing", async () => {
    expect(await api.listRooms()).toEqual(await rooms.listRooms());
    const before = await rooms.getRoom("mar");
    const attempts = [
      api.getRoom("mar"),
      api.saveRoom("mar", before.version, before.room),
      api.publishRoom("mar", before.version, false),
      api.reorderRooms([]),
      api.addRoom({ name: "X", nightlyPrice: 1, capacity: 1, physicalRoomId: null }),
      api.addPhysicalRoom("X"),
      api.addPicture(new Uint8Array()),
    ];
    for (const attempt of attempts) {
      await expect(attempt).rejects.toMatchObject({ code: "not-allowed" });
    }
    expect(await rooms.getRoom("mar")).toEqual(before);
  });
});
