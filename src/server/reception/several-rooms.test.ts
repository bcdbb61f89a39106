import pg from "pg";
import { describe, expect, test, vi } from "vitest";
import { helperAt, ownerAt } from "../../../tests/support/desks.ts";
import { manualBooking } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { stayAhead } from "../../../tests/support/visit.ts";
import type { Today } from "../../contract/owner/today.ts";
import { addDays } from "../../domain/day.ts";
import { adultsOnly } from "../../domain/guests.ts";

const DAY = 86_400_000;
const app = await openTestApp();
const lia = await ownerAt(app);
const rui = await helperAt(app);

/** Quarto Mar for three and Quarto Jangada for five, from today on. */
async function family(nights = 2) {
  const stay = stayAhead(app, 0, nights);
  const otherRooms = [{ listingId: "jangada", guests: adultsOnly(5) }];
  const id = await lia.api.takeManualBooking(
    manualBooking(app, { guestName: "Nina", guests: adultsOnly(3), stay, otherRooms }),
  );
  const [mar, jangada] = (await lia.api.getBooking({ bookingId: id })).rooms;
  if (!mar || !jangada) throw new Error("two rooms were booked");
  return { id, stay, mar, jangada };
}

type Family = Awaited<ReturnType<typeof family>>;

async function moveJangada({ id, stay, jangada }: Family, days: number): Promise<void> {
  const { version } = await lia.api.getBooking({ bookingId: id });
  const later = { checkIn: addDays(stay.checkIn, days), checkOut: addDays(stay.checkOut, days) };
  const change = { stayId: jangada.stayId, listingId: "jangada", stay: later };
  await lia.api.changeStay({ bookingId: id, version, ...change, price: "keep", guestKnows: true });
}

/** The family's rooms in each column of the page. */
async function lanes({ id }: Family) {
  const now = await rui.api.today();
  const rooms = (stays: Today["arrivals"]) =>
    stays.filter(({ bookingId }) => bookingId === id).map(({ listingId }) => listingId);
  return {
    arrivals: rooms(now.arrivals),
    inHouse: rooms(now.inHouse),
    departures: rooms(now.departures),
    tomorrow: [...rooms(now.tomorrow.arrivals), ...rooms(now.tomorrow.departures)],
    owing: rooms(now.owing),
  };
}

const nowhere = { arrivals: [], inHouse: [], departures: [], tomorrow: [], owing: [] };
const both = ["mar", "jangada"];

async function passOn({ id }: Family): Promise<void> {
  await lia.api
    .cancelBooking({ bookingId: id, who: "guest", refund: 0, agreed: "Combinado." })
    .catch(() => null);
  app.passTime(10 * DAY);
}

describe("a booking with two rooms, at the reception", () => {
  test("arrives by room, each with its people and its own door", async () => {
    const guests = await family();
    const { arrivals } = await lia.api.today();
    expect(arrivals.filter(({ bookingId }) => bookingId === guests.id)).toMatchObject([
      { stayId: guests.mar.stayId, listingName: "Quarto Mar", people: 3, roomCount: 2 },
      { stayId: guests.jangada.stayId, listingName: "Quarto Jangada", people: 5, roomCount: 2 },
    ]);
    const doors = arrivals.flatMap(({ roomIds }) => roomIds);
    expect(new Set(doors).size).toBe(2);
    await passOn(guests);
  });

  test("shows each room on its own day", async () => {
    const guests = await family();
    await moveJangada(guests, 1);
    expect(await lanes(guests)).toEqual({ ...nowhere, arrivals: ["mar"], tomorrow: ["jangada"] });
    await rui.api.checkIn({ bookingId: guests.id });
    expect(await lanes(guests)).toEqual({ ...nowhere, inHouse: ["mar"], tomorrow: ["jangada"] });
    app.passTime(DAY);
    expect(await lanes(guests)).toMatchObject({ arrivals: ["jangada"], tomorrow: ["mar"] });
    await passOn(guests);
  });

  test("is received room by room, and what was named is what is marked", async () => {
    const guests = await family();
    await rui.api.checkIn({ bookingId: guests.id, stayIds: [guests.jangada.stayId] });
    await rui.api.checkIn({ bookingId: guests.id, stayIds: [guests.jangada.stayId] });
    expect(await lanes(guests)).toEqual({ ...nowhere, arrivals: ["mar"], inHouse: ["jangada"] });
    await rui.api.checkIn({ bookingId: guests.id, stayIds: [guests.mar.stayId] });
    expect(await lanes(guests)).toEqual({ ...nowhere, inHouse: both });
    await rui.api.undoCheckIn({ bookingId: guests.id, stayIds: [guests.mar.stayId] });
    expect(await lanes(guests)).toEqual({ ...nowhere, arrivals: ["mar"], inHouse: ["jangada"] });
    const { journal, rooms } = await lia.api.getBooking({ bookingId: guests.id });
    expect(journal.slice(-3).map(({ event, rooms: about }) => [event, about])).toEqual([
      ["checked-in", ["Quarto Jangada"]],
      ["checked-in", ["Quarto Mar"]],
      ["check-in-undone", ["Quarto Mar"]],
    ]);
    expect(rooms.map(({ checkedIn }) => checkedIn)).toEqual([false, true]);
    await passOn(guests);
  });

  test("is received at once", async () => {
    const guests = await family();
    await rui.api.checkIn({
      bookingId: guests.id,
      stayIds: [guests.mar.stayId, guests.jangada.stayId],
    });
    expect(await lanes(guests)).toEqual({ ...nowhere, inHouse: both });
    await passOn(guests);
  });

  test("takes no room before its day, none of another booking, and then none at all", async () => {
    const guests = await family();
    await moveJangada(guests, 1);
    const { mar, jangada } = guests;
    const all = [mar.stayId, jangada.stayId];
    await expect(rui.api.checkIn({ bookingId: guests.id, stayIds: all })).rejects.toThrow(
      "check-in-too-early",
    );
    for (const wrong of [[mar.stayId, guests.id.replace(/.$/, "x")], [], ["nada"]]) {
      await expect(rui.api.checkIn({ bookingId: guests.id, stayIds: wrong })).rejects.toThrow(
        "booking-not-here",
      );
    }
    expect(await lanes(guests)).toMatchObject({ arrivals: ["mar"], inHouse: [] });
    await passOn(guests);
  });

  test("one room is missed, the other is here", async () => {
    const guests = await family();
    await rui.api.checkIn({ bookingId: guests.id, stayIds: [guests.mar.stayId] });
    await rui.api.markNoShow({ bookingId: guests.id, stayIds: [guests.jangada.stayId] });
    expect(await lanes(guests)).toEqual({ ...nowhere, inHouse: ["mar"] });
    expect(await lia.api.getBooking({ bookingId: guests.id })).toMatchObject({
      checkedIn: true,
      noShow: false,
    });
    await passOn(guests);
  });

  test("leaves room by room with the money asked for, and owes as one", async () => {
    const guests = await family(1);
    await rui.api.checkIn({ bookingId: guests.id });
    app.passTime(DAY);
    expect(await lanes(guests)).toEqual({ ...nowhere, departures: both });
    const { balance } = await lia.api.getBooking({ bookingId: guests.id });
    const mar = { stayIds: [guests.mar.stayId] };
    await expect(rui.api.checkOut({ bookingId: guests.id, ...mar })).rejects.toThrow("still-open");
    await rui.api.checkOut({ bookingId: guests.id, ...mar, evenOpen: balance });
    await rui.api.checkOut({ bookingId: guests.id, ...mar });
    expect(await lanes(guests)).toEqual({ ...nowhere, departures: ["jangada"] });
    const states = Object.fromEntries(
      (await lia.api.lookAtRooms()).map(({ name, state }) => [name, state]),
    );
    expect(states).toMatchObject({ "Quarto Mar": "dirty", "Quarto Jangada": "clean" });
    await rui.api.checkOut({
      bookingId: guests.id,
      stayIds: [guests.jangada.stayId],
      evenOpen: balance,
    });
    expect(await lanes(guests)).toEqual({ ...nowhere, owing: both });
    await rui.api.undoCheckOut({ bookingId: guests.id, stayIds: [guests.jangada.stayId] });
    expect(await lanes(guests)).toEqual({ ...nowhere, departures: ["jangada"] });
    await rui.api.checkOut({ bookingId: guests.id, evenOpen: balance });
    await lia.api.notePayment({ bookingId: guests.id, amount: balance, means: "pix" });
    await passOn(guests);
  });

  test("frees the nights of the room that leaves early, and of no other", async () => {
    const guests = await family(3);
    const { id, stay, mar } = guests;
    await rui.api.checkIn({ bookingId: id });
    app.passTime(DAY);
    const { balance, version } = await lia.api.getBooking({ bookingId: id });
    await lia.api.notePayment({ bookingId: id, amount: balance, means: "pix" });
    const freeing = { version, price: "keep" } as const;
    await expect(lia.api.checkOut({ bookingId: id, freeing })).rejects.toThrow("invalid-stay");
    await lia.api.checkOut({ bookingId: id, freeing, stayIds: [mar.stayId] });
    const { rooms, checkOut } = await lia.api.getBooking({ bookingId: id });
    expect(rooms).toMatchObject([
      { checkedOut: true, checkOut: addDays(stay.checkIn, 1) },
      { checkedOut: false, checkOut: stay.checkOut },
    ]);
    expect(checkOut).toBe(stay.checkOut);
    await expect(
      lia.api.previewStayCancellation({ bookingId: id, stayId: mar.stayId }),
    ).rejects.toThrow("booking-not-cancellable");
    const change = { stayId: mar.stayId, listingId: "mar", stay };
    await expect(lia.api.previewStayChange({ bookingId: id, ...change })).rejects.toThrow(
      "booking-not-here",
    );
    app.passTime(2 * DAY);
    await lia.api.checkOut({ bookingId: id });
    await passOn(guests);
  });

  test("is asked for with as many statements as one room", async () => {
    const statements = vi.spyOn(pg.Client.prototype, "query");
    const count = async () => {
      statements.mockClear();
      await lia.api.today();
      return statements.mock.calls.length;
    };
    await count();
    const before = await count();
    const guests = await family();
    expect(await count()).toBe(before);
    await passOn(guests);
  });
});
