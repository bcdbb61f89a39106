import { beforeEach, expect, test } from "vitest";
import { ownerAt, type Someone } from "../../../tests/support/desks.ts";
import { connectFeed, says } from "../../../tests/support/feeds.ts";
import { manualBooking } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { stayAhead } from "../../../tests/support/visit.ts";
import { adultsOnly, type Guests } from "../../domain/guests.ts";

const DAY = 86_400_000;
let app: Awaited<ReturnType<typeof openTestApp>>;
let lia: Someone;

beforeEach(async () => {
  app = await openTestApp();
  lia = await ownerAt(app);
});

async function take(
  listingId: string,
  [from, nights]: [number, number],
  guests: Guests = adultsOnly(2),
): Promise<string> {
  const contact = { guestEmail: "nina@reis.example", guestPhone: "(71) 95555-0100" };
  const stay = stayAhead(app, from, nights);
  const note = "Alérgica a camarão";
  return lia.api.takeManualBooking(
    manualBooking(app, { listingId, stay, guests, note, ...contact }),
  );
}

/** A stay that a portal's calendar lists; returns its booking's id. */
async function soldAt(listingId: string, event: Parameters<typeof says>[2][number]) {
  const feed = await connectFeed(app, listingId, "booking");
  await says(app, feed.id, [event]);
  const { rows } = await lia.api.listBookings({ view: "upcoming", channel: "booking" });
  return rows[0]?.id ?? "";
}

async function room(name: string) {
  return (await lia.api.lookAtRooms()).find((one) => one.name === `Quarto ${name}`);
}

const nobody = { leaving: null, staying: null, arriving: null };
const two = { people: 2, children: 0, rooms: 1 };

test("every room is there once, in the order of the house, and clean while nobody said otherwise", async () => {
  const rooms = await lia.api.lookAtRooms();
  expect(rooms.map(({ name }) => name)).toEqual([
    ...["Quarto Mar", "Quarto Coqueiro", "Quarto Jangada", "Quarto Farol"],
  ]);
  for (const one of rooms) {
    expect(one).toMatchObject({ state: "clean", version: 0, at: null, by: null, ...nobody });
  }
});

test("a guest arrives, stays and leaves", async () => {
  const family = { adults: 2, childrenUpTo12: 1, childrenAbove12: 1 };
  const four = { people: 4, children: 2, rooms: 1 };
  const { checkIn, checkOut } = stayAhead(app, 0, 2);
  const id = await take("jangada", [0, 2], family);
  await lia.api.editBooking({
    bookingId: id,
    version: 1,
    ...{ guestName: "Nina", guestEmail: null, guestPhone: null, note: "" },
    expectedArrival: "21:30",
  });
  const arriving = { ...four, day: checkIn, hour: "21:30" };
  expect(await room("Jangada")).toMatchObject({ ...nobody, arriving });
  await lia.api.checkIn({ bookingId: id });
  expect(await room("Jangada")).toMatchObject({ ...nobody, staying: { ...four, until: checkOut } });
  app.passTime(2 * DAY);
  expect(await room("Jangada")).toMatchObject({ ...nobody, leaving: { ...four, hasLeft: false } });
  await lia.api.checkOut({
    bookingId: id,
    evenOpen: (await lia.api.getBooking({ bookingId: id })).balance,
  });
  expect(await room("Jangada")).toMatchObject({ ...nobody, leaving: { ...four, hasLeft: true } });
});

test("one leaves and the next arrives on the same day", async () => {
  const leaving = await take("mar", [0, 1]);
  await lia.api.checkIn({ bookingId: leaving });
  await take("mar", [1, 2], adultsOnly(1));
  app.passTime(DAY);
  expect(await room("Mar")).toMatchObject({
    leaving: { people: 2, hasLeft: false },
    staying: null,
    arriving: { people: 1, day: stayAhead(app, 0, 1).checkIn, hour: null },
  });
});

test("the next arrival of the coming days is told with its day", async () => {
  await take("farol", [3, 2]);
  await take("farol", [8, 2], adultsOnly(1));
  expect(await room("Farol")).toMatchObject({
    ...nobody,
    arriving: { ...two, day: stayAhead(app, 3, 1).checkIn },
  });
});

test("people who take several rooms are counted once and shown in each", async () => {
  await take("casa-inteira", [0, 2], adultsOnly(8));
  for (const { arriving } of await lia.api.lookAtRooms()) {
    expect(arriving).toMatchObject({ people: 8, rooms: 4 });
  }
});

test("who has not come or gone by the day is still expected there", async () => {
  const late = await take("coqueiro", [0, 3]);
  const stuck = await take("farol", [0, 1]);
  await lia.api.checkIn({ bookingId: stuck });
  app.passTime(2 * DAY);
  expect(await room("Coqueiro")).toMatchObject({ ...nobody, arriving: two });
  expect(await room("Farol")).toMatchObject({ ...nobody, leaving: { hasLeft: false } });
  await lia.api.markNoShow({ bookingId: late });
  expect(await room("Coqueiro")).toMatchObject(nobody);
});

test("a portal's guest is in her room like everybody, without a number until somebody says it", async () => {
  const stay = stayAhead(app, 0, 2);
  const { checkIn, checkOut } = stay;
  const id = await soldAt("mar", { uid: "sold", ...stay });
  const unknown = { people: null, rooms: 1 };
  expect(await room("Mar")).toMatchObject({ ...nobody, arriving: { ...unknown, day: checkIn } });
  const { version } = await lia.api.getBooking({ bookingId: id });
  await lia.api.completePortalStay({
    bookingId: id,
    version,
    ...{ guestName: "Nina", guestPhone: null, guestEmail: null, note: "" },
    ...{ guests: adultsOnly(2), expectedArrival: "21:30" },
  });
  const arriving = { ...two, day: checkIn, hour: "21:30" };
  expect(await room("Mar")).toMatchObject({ ...nobody, arriving });
  await lia.api.checkIn({ bookingId: id });
  expect(await room("Mar")).toMatchObject({ ...nobody, staying: { ...two, until: checkOut } });
  app.passTime(2 * DAY);
  await lia.api.checkOut({ bookingId: id });
  const leaving = { ...two, hasLeft: true };
  expect(await room("Mar")).toMatchObject({ ...nobody, leaving, state: "dirty" });
});

test("what a portal has only closed brings nobody, by its words or by the owner's", async () => {
  const stay = stayAhead(app, 0, 2);
  const feed = await connectFeed(app, "farol");
  await says(app, feed.id, [{ uid: "closed", sale: "closed", ...stay }]);
  expect(await room("Farol")).toMatchObject(nobody);
  const id = await soldAt("mar", { uid: "unsaid", ...stay });
  await lia.api.callClosed({ bookingId: id });
  expect(await room("Mar")).toMatchObject(nobody);
});

test("blocked nights, holds and cancelled bookings bring nobody", async () => {
  await lia.api.block({ listingId: "mar", stay: stayAhead(app, 0, 2), note: "Pintura" });
  await lia.api.cancelBooking({ bookingId: await take("farol", [0, 2]), who: "guest" });
  expect(await room("Mar")).toMatchObject(nobody);
  expect(await room("Farol")).toMatchObject(nobody);
});

test("who a guest is, is in nothing of it", async () => {
  const id = await take("mar", [0, 2]);
  const { code } = await lia.api.getBooking({ bookingId: id });
  const told = JSON.stringify(await lia.api.lookAtRooms());
  for (const secret of ["Nina", "reis", "5555", "camarão", code, id]) {
    expect(told).not.toContain(secret);
  }
});
