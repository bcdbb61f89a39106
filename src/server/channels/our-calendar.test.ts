import { describe, expect, test } from "vitest";
import { ownerAt } from "../../../tests/support/desks.ts";
import { connectFeed, importedNights, says } from "../../../tests/support/feeds.ts";
import { confirmed, freshStay, held, manualBooking } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { pay } from "../../../tests/support/visit.ts";
import { addDays, type Day } from "../../domain/day.ts";
import { adultsOnly } from "../../domain/guests.ts";

const app = await openTestApp();
const { deps, http } = app;
const lia = await ownerAt(app);

async function addressOf(listing: string): Promise<string> {
  return new URL((await lia.api.listingChannels({ listingId: listing })).address).pathname;
}

async function calendarOf(listing: string): Promise<string> {
  return (await http.inject(await addressOf(listing))).body.replaceAll("\r\n ", "");
}

const compact = (day: Day) => day.replaceAll("-", "");

describe("the calendar we hand out", () => {
  test("is an iCalendar file of all-day events that end on the day of departure", async () => {
    const { stay } = await confirmed(app, "mar");
    const answer = await http.inject(await addressOf("mar"));
    expect(answer.headers["content-type"]).toBe("text/calendar; charset=utf-8");
    expect(answer.headers["x-robots-tag"]).toBe("noindex");
    expect(answer.body).toContain(
      `DTSTART;VALUE=DATE:${compact(stay.checkIn)}\r\nDTEND;VALUE=DATE:${compact(stay.checkOut)}\r\n`,
    );
    expect(answer.body.endsWith("END:VCALENDAR\r\n")).toBe(true);
  });

  test("gives every event a uid of its own, also to rooms of one booking with other dates", async () => {
    const stay = freshStay(app);
    const otherRooms = [{ listingId: "jangada", guests: adultsOnly(2) }];
    const id = await lia.api.takeManualBooking(manualBooking(app, { stay, otherRooms }));
    const [, jangada] = (await lia.api.getBooking({ bookingId: id })).rooms;
    const longer = { ...stay, checkOut: addDays(stay.checkOut, 1) };
    const change = { stayId: jangada?.stayId ?? "", listingId: "jangada", stay: longer };
    await lia.api.changeStay({
      bookingId: id,
      version: 1,
      ...change,
      price: "keep",
      guestKnows: true,
    });
    const text = await calendarOf("casa-inteira");
    expect(text).toContain(`DTEND;VALUE=DATE:${compact(longer.checkOut)}`);
    const uids = text.match(/^UID:.*$/gm) ?? [];
    expect(new Set(uids).size).toBe(uids.length);
  });

  test("says nothing about who it is", async () => {
    const { id } = await confirmed(app, "mar", { name: "Zilda Quaresma" });
    await lia.api.editBooking({
      bookingId: id,
      version: 1,
      note: "Chega de helicóptero",
      expectedArrival: null,
      guestName: "Zilda Quaresma",
      guestEmail: "zilda@exemplo.example",
      guestPhone: null,
    });
    const text = await calendarOf("mar");
    expect(text).toContain(id);
    expect(text).not.toMatch(/Zilda|exemplo\.example|helic|MARE-|5573/i);
    expect(new Set(text.match(/^SUMMARY:.*$/gm))).toEqual(new Set(["SUMMARY:Indisponível"]));
  });

  test("lists bookings, blocks and other portals' sales alike, and for the whole house too", async () => {
    const booked = await confirmed(app, "coqueiro");
    const blocked = freshStay(app);
    await lia.api.block({ listingId: "coqueiro", stay: blocked, note: "Pintura" });
    const sold = freshStay(app);
    const feed = await connectFeed(app, "coqueiro");
    await says(app, feed.id, [{ uid: "a", ...sold }]);
    for (const listing of ["coqueiro", "casa-inteira"]) {
      const text = await calendarOf(listing);
      for (const { checkIn } of [booked.stay, blocked, sold]) {
        expect(text).toContain(`DTSTART;VALUE=DATE:${compact(checkIn)}`);
      }
    }
    expect(await calendarOf("farol")).not.toContain(compact(booked.stay.checkIn));
  });

  test("says nothing of a hold until it is paid, and keeps its name when the stay is moved", async () => {
    const { id, visit, stay, checkoutId } = await held(app, "farol");
    const name = `UID:${id}@localhost`;
    expect(await calendarOf("farol")).not.toContain(name);
    expect(await calendarOf("casa-inteira")).not.toContain(name);
    await pay(app, checkoutId);
    await visit.settle(checkoutId);
    expect(await calendarOf("farol")).toContain(name);
    const other = freshStay(app);
    const change = { listingId: "farol", stay: other };
    await lia.api.changeStay({ bookingId: id, version: 1, ...change, price: "keep" });
    const after = await calendarOf("farol");
    expect(after).toContain(name);
    expect(after).toContain(compact(other.checkIn));
    expect(after).not.toContain(compact(stay.checkIn));
  });

  test("is not sent again while nothing has changed", async () => {
    const address = await addressOf("farol");
    const { headers } = await http.inject(address);
    const again = { headers: { "if-none-match": String(headers.etag) } };
    const unchanged = await http.inject({ url: address, ...again });
    expect([unchanged.statusCode, unchanged.body]).toEqual([304, ""]);
    await confirmed(app, "farol");
    expect((await http.inject({ url: address, ...again })).statusCode).toBe(200);
  });

  test("stands at an address that cannot be guessed, and is gone once that is renewed", async () => {
    const address = await addressOf("jangada");
    expect(address).toMatch(/^\/calendarios\/[0-9a-f]{64}\.ics$/);
    expect((await http.inject(address)).statusCode).toBe(200);
    const feed = await connectFeed(app, "jangada");
    const forPortal = address.replace(".ics", `/${feed.id}.ics`);
    expect((await http.inject(forPortal)).statusCode).toBe(200);
    await lia.api.renewAddress({ listingId: "jangada" });
    expect((await http.inject(address)).statusCode).toBe(404);
    expect((await http.inject(forPortal)).statusCode).toBe(404);
    expect((await http.inject(await addressOf("jangada"))).statusCode).toBe(200);
  });

  test("cannot be asked about without being read: a portal would count as told", async () => {
    const url = await addressOf("mar");
    expect((await http.inject({ method: "HEAD", url })).statusCode).toBe(404);
  });

  test("of one room is not given to the portal of another", async () => {
    const feed = await connectFeed(app, "mar");
    const address = (await addressOf("farol")).replace(".ics", `/${feed.id}.ics`);
    expect((await http.inject(address)).statusCode).toBe(404);
    const nobody = "00000000-0000-4000-8000-000000000000";
    const unknown = (await addressOf("farol")).replace(".ics", `/${nobody}.ics`);
    expect((await http.inject(unknown)).statusCode).toBe(404);
  });
});

test("a listing's portals move with it to another room", async () => {
  const stay = freshStay(app);
  const room = await lia.api.addPhysicalRoom({ name: "Porta nova" });
  const feed = await connectFeed(app, "farol");
  await says(app, feed.id, [{ uid: "a", ...stay }]);
  await deps.pool.query("update booking set state = 'expired' where listing_id = 'farol'");
  const { listing: edit, version } = await lia.api.getListingToEdit({ listingId: "farol" });
  await lia.api.saveListing({
    listingId: "farol",
    version,
    listing: { ...edit, physicalRoomIds: [room] },
  });
  const { rows } = await deps.pool.query(
    "select physical_room_id as id from occupied_nights where kind = 'imported' and stay @> $1::date",
    [stay.checkIn],
  );
  expect(rows).toEqual([{ id: room }]);
});

describe("connecting a calendar", () => {
  const url = "https://portal.example/1.ics";

  test("tells what is wrong with what was typed", async () => {
    const add = (name: string, address: string) =>
      lia.api.addFeed({ listingId: "mar", name, portal: "other", url: address });
    expect(await add("", "nem um endereço")).toEqual({ name: "missing", url: "no-address" });
    expect(await add("Airbnb", "file:///etc/passwd")).toEqual({ url: "no-address" });
    const own = `http://localhost:3000${await addressOf("mar")}`;
    expect(await add("Eu", own)).toEqual({ url: "our-own" });
    expect(await add("Airbnb", url)).toEqual({});
    expect(await add("Airbnb", url)).toEqual({ url: "known-already" });
  });

  test("keeps what it brought when the portal moves it to another address", async () => {
    const feed = await connectFeed(app, "mar");
    await says(app, feed.id, [{ uid: "a", ...freshStay(app) }]);
    const nights = await importedNights(app, feed.id);
    expect(await lia.api.changeFeedAddress({ feedId: feed.id, url: "x" })).toEqual({
      url: "no-address",
    });
    expect(
      await lia.api.changeFeedAddress({ feedId: feed.id, url: "https://portal.example/new.ics" }),
    ).toEqual({});
    expect(await importedNights(app, feed.id)).toEqual(nights);
    expect(nights).toHaveLength(1);
  });

  test("looks at it by a job, and takes an address for calendar programs as a web address", async () => {
    await lia.api.addFeed({
      listingId: "mar",
      name: "Outro",
      portal: "other",
      url: "webcal://x.example/a.ics",
    });
    const { feeds } = await lia.api.listingChannels({ listingId: "mar" });
    const added = feeds.find(({ name }) => name === "Outro");
    expect(added).toMatchObject({ url: "https://x.example/a.ics", answer: null, answeredAt: null });
    const { rows } = await deps.pool.query(
      "select from graphile_worker.jobs where task_identifier = 'sync-feed' and key = $1",
      [`sync-feed:${added?.id}`],
    );
    expect(rows).toHaveLength(1);
  });
});
