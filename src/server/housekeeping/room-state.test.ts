import { describe, expect, test } from "vitest";
import { cleanerAt, helperAt, ownerAt } from "../../../tests/support/desks.ts";
import { manualBooking } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { stayAhead } from "../../../tests/support/visit.ts";
import type { RoomState } from "../../domain/room-state.ts";

const DAY = 86_400_000;
const app = await openTestApp();
const lia = await ownerAt(app);
const rui = await helperAt(app);
const zefa = await cleanerAt(app);

async function room(name: string) {
  const found = (await lia.api.lookAtRooms()).find((one) => one.name === `Quarto ${name}`);
  if (!found) throw new Error(`no room ${name}`);
  return found;
}

async function states(): Promise<Record<string, RoomState>> {
  const rooms = await lia.api.lookAtRooms();
  return Object.fromEntries(rooms.map(({ name, state }) => [name.replace("Quarto ", ""), state]));
}

async function tap(name: string, state: RoomState, who = lia) {
  const { id, version } = await room(name);
  await who.api.setRoomState({ roomId: id, state, seen: version });
}

/** A paid guest in the house who leaves today. */
async function leaving(listingId: string): Promise<string> {
  const stay = stayAhead(app, 0, 1);
  const id = await lia.api.takeManualBooking(manualBooking(app, { listingId, stay }));
  await lia.api.notePayment({
    bookingId: id,
    amount: (await lia.api.getBooking({ bookingId: id })).balance,
    means: "pix",
  });
  await lia.api.checkIn({ bookingId: id });
  app.passTime(DAY);
  return id;
}

const allClean = { Mar: "clean", Coqueiro: "clean", Farol: "clean", Jangada: "clean" };

async function cleanAll() {
  for (const { id, version } of await lia.api.lookAtRooms())
    await lia.api.setRoomState({ roomId: id, state: "clean", seen: version });
}

describe("a check-out", () => {
  test("leaves its room dirty, and no other", async () => {
    expect(await states()).toEqual(allClean);
    await rui.api.checkOut({ bookingId: await leaving("mar") });
    expect(await states()).toEqual({ ...allClean, Mar: "dirty" });
    expect(await room("Mar")).toMatchObject({ by: "Rui", isMine: false });
    await cleanAll();
  });

  test("of the whole house leaves every room dirty", async () => {
    await lia.api.checkOut({ bookingId: await leaving("casa-inteira") });
    expect(new Set(Object.values(await states()))).toEqual(new Set(["dirty"]));
    await cleanAll();
  });

  test("that is refused changes no room", async () => {
    const id = await leaving("farol");
    await lia.api.addExtra({ bookingId: id, amount: 10_00, words: "Passeio" });
    await expect(lia.api.checkOut({ bookingId: id })).rejects.toThrow("still-open");
    expect(await states()).toEqual(allClean);
    await lia.api.checkOut({ bookingId: id, evenOpen: 10_00 });
    await cleanAll();
  });

  test("wins over a tap that saw the room before it", async () => {
    const id = await leaving("mar");
    const { id: roomId, version } = await room("Mar");
    await lia.api.checkOut({ bookingId: id });
    await expect(
      rui.api.setRoomState({ roomId, state: "being-cleaned", seen: version }),
    ).rejects.toThrow("room-state-changed");
    expect((await states()).Mar).toBe("dirty");
    await cleanAll();
  });

  test("together with a tap ends dirty, whoever was first", async () => {
    const id = await leaving("mar");
    const { id: roomId, version } = await room("Mar");
    const [left] = await Promise.allSettled([
      lia.api.checkOut({ bookingId: id }),
      rui.api.setRoomState({ roomId, state: "out-of-use", seen: version }),
    ]);
    expect(left.status).toBe("fulfilled");
    expect((await states()).Mar).toBe("dirty");
    await cleanAll();
  });
});

describe("a tap", () => {
  test("sets the state, with who did it and when", async () => {
    await tap("Farol", "dirty", rui);
    app.passTime(60_000);
    const since = app.deps.clock();
    await tap("Farol", "being-cleaned");
    expect(await room("Farol")).toMatchObject({
      state: "being-cleaned",
      by: "Dona Lia",
      isMine: true,
    });
    expect((await room("Farol")).at).toBeGreaterThanOrEqual(since);
    await cleanAll();
  });

  test("on an older state is refused, unless it asks for what is there", async () => {
    await tap("Jangada", "being-cleaned");
    const { id, version } = await room("Jangada");
    await lia.api.setRoomState({ roomId: id, state: "dirty", seen: version });
    await expect(
      rui.api.setRoomState({ roomId: id, state: "out-of-use", seen: version }),
    ).rejects.toThrow("room-state-changed");
    await rui.api.setRoomState({ roomId: id, state: "dirty", seen: version });
    expect(await room("Jangada")).toMatchObject({ state: "dirty", by: "Dona Lia" });
    await cleanAll();
  });

  test("of two people at once counts once", async () => {
    for (const first of [true, false]) {
      if (!first) await tap("Coqueiro", "dirty");
      const { id, version } = await room("Coqueiro");
      const outcomes = await Promise.allSettled([
        lia.api.setRoomState({ roomId: id, state: "being-cleaned", seen: version }),
        rui.api.setRoomState({ roomId: id, state: "out-of-use", seen: version }),
      ]);
      expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      const won = outcomes[0].status === "fulfilled" ? "being-cleaned" : "out-of-use";
      expect(await room("Coqueiro")).toMatchObject({ state: won, version: version + 1 });
    }
    await cleanAll();
  });

  test("of who cleans counts like any other, and tells her no name but hers", async () => {
    await tap("Farol", "dirty", rui);
    await tap("Mar", "being-cleaned", zefa);
    const seen = await zefa.api.lookAtRooms();
    expect(seen.find(({ name }) => name === "Quarto Farol")).toMatchObject({ by: null });
    expect(seen.find(({ name }) => name === "Quarto Mar")).toMatchObject({
      by: null,
      isMine: true,
    });
    expect(await room("Mar")).toMatchObject({ state: "being-cleaned", by: "Zefa" });
    expect(JSON.stringify(seen)).not.toMatch(/Rui|Zefa|Lia/);
    await cleanAll();
  });

  test("on a room that does not exist is refused", async () => {
    for (const seen of [0, 3]) {
      await expect(lia.api.setRoomState({ roomId: 999, state: "dirty", seen })).rejects.toThrow(
        "invalid-request",
      );
    }
  });

  test("says nothing about the nights: a room out of use is still sold", async () => {
    await tap("Mar", "out-of-use");
    const id = await leaving("mar");
    expect(await lia.api.getBooking({ bookingId: id })).toMatchObject({
      state: "confirmed",
      checkedIn: true,
    });
    await lia.api.checkOut({ bookingId: id });
    await cleanAll();
  });
});
