import { describe, expect, test } from "vitest";
import { confirmed, held } from "../../../sandbox/testing/stories.ts";
import { openTestHouse, type TestHouse } from "../../../sandbox/testing/test-house.ts";
import { stayAhead, Visit } from "../../../sandbox/testing/visit.ts";
import type { RoomEdit } from "../../contract/owner/rooms.ts";
import { addDays, todayIn } from "../../domain/day.ts";
import { changeRooms } from "../calendar/change-rooms.ts";
import { lockRooms } from "../calendar/lock-rooms.ts";
import { roomsDesk } from "./rooms-desk.ts";

const house = await openTestHouse();
const rooms = roomsDesk(house);
const visit = new Visit(house);
const listed = async () => (await visit.get("/quartos/listarQuartos")).json();
const shown = async (id: string, headers = {}) =>
  (await house.app.inject({ url: `/quartos/listarQuartoPorId/${id}`, headers })).json();

async function waitingForRooms({ deps }: TestHouse): Promise<number> {
  const { rows } = await deps.pool.query(
    `select count(*)::int as count from pg_locks
     where locktype = 'advisory' and not granted
       and database = (select oid from pg_database where datname = current_database())`,
  );
  return rows[0].count;
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** Saves the room with a few things changed, as it stands now. */
async function change(id: string, edit: (room: RoomEdit) => Partial<RoomEdit>) {
  const { version, room } = await rooms.getRoom(id);
  return rooms.saveRoom(id, version, { ...room, ...edit(room) });
}

describe("saving a room", () => {
  test("what was read and not touched is saved as it was", async () => {
    const before = await rooms.getRoom("mar");
    const after = await rooms.saveRoom("mar", before.version, before.room);
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
          },
          ...rates.seasons,
        ],
      },
    }));
    const answer = await new Visit(house).book("farol", stay);
    expect(answer.json()).toMatchObject({ total: 2468 });
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
    const save = (name: string) =>
      rooms.saveRoom("mar", version, { ...room, portuguese: { ...room.portuguese, name } });
    const race = await Promise.allSettled([save("Primeira"), save("Segunda"), save("Terceira")]);
    const won = race.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    expect(won).toHaveLength(1);
    expect(race.filter(({ status }) => status === "rejected")).toMatchObject([
      { reason: { code: "changed-meanwhile" } },
      { reason: { code: "changed-meanwhile" } },
    ]);
    expect(await rooms.getRoom("mar")).toEqual(won[0]);
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
      await until(async () => (await waitingForRooms(far)) === 1);
      await changeRooms(tx, "farol", [id], todayIn("America/Bahia", far.deps.clock()));
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
    const { version } = await rooms.publishRoom(id, 2, true);
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

describe("the order of the list", () => {
  test("is the home page's, and only whoever has seen every room may set it", async () => {
    const ids = (await rooms.listRooms()).map(({ id }) => id);
    const turned = [...ids].reverse();
    await rooms.reorderRooms(turned);
    expect((await rooms.listRooms()).map(({ id }) => id)).toEqual(turned);
    const visible = (await listed()).map(({ _id }: { _id: string }) => _id);
    expect(visible).toEqual(turned.filter((id) => visible.includes(id)));
    for (const wrong of [ids.slice(1), [...ids.slice(1), ids[1] ?? ""], [...ids, "nenhum"]]) {
      await expect(rooms.reorderRooms(wrong)).rejects.toMatchObject({ code: "changed-meanwhile" });
    }
  });
});

describe("the preview of a price", () => {
  test("is the quote of the unsaved terms, with what the site would say to the stay", async () => {
    const { room } = await rooms.getRoom("mar");
    const guests = { adults: 2, childrenUpTo12: 1, childrenAbove12: 0 };
    const stay = stayAhead(house, 30, 3);
    const terms = {
      ...room,
      rates: {
        ...room.rates,
        nightlyPrice: 10_000,
        weekendPrice: null,
        childUpTo12: 500,
        seasons: [],
      },
    };
    expect(await rooms.previewPrice(terms, stay, guests)).toMatchObject({
      quote: { total: 31_500 },
      refusal: null,
    });
    expect(await rooms.previewPrice({ ...terms, minNights: 4 }, stay, guests)).toMatchObject({
      refusal: "Essas datas pedem uma estadia mais longa.",
    });
    expect(await rooms.previewPrice({ ...terms, capacity: 2 }, stay, guests)).toMatchObject({
      refusal: expect.stringContaining("não acomoda"),
    });
  });
});
