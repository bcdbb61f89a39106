import { beforeEach, expect, onTestFinished, test } from "vitest";
import { day } from "../../src/domain/day.ts";
import { startChannelsSandbox } from "./start.ts";
import { NEW_YEAR, openPortals } from "./testing/open-portals.ts";
import { calendarOf, eventOf, openOurCalendar, serving } from "./testing/our-calendar.ts";

const portals = await openPortals({ patienceMs: 300 });
const ours = await openOurCalendar();
const stay = (checkIn: string, checkOut: string) => ({
  checkIn: day(checkIn),
  checkOut: day(checkOut),
});

let room = "";
let count = 0;

beforeEach(() => {
  count += 1;
  room = `Quarto ${count}`;
  ours.asked.length = 0;
});

for (const name of ["airbnb", "booking"] as const) {
  const portal = portals[name];
  const feed = async () => (await fetch(portal.feedUrl(room))).text();

  test(`${name} sells a night once, and again after a cancellation`, () => {
    const sale = portal.sell(room, stay("2027-01-10", "2027-01-13"));
    if (sale.kind !== "sold") throw new Error("not sold");

    expect(portal.sell(room, stay("2027-01-12", "2027-01-14"))).toEqual({ kind: "refused" });
    expect(portal.sell(room, stay("2027-01-13", "2027-01-14")).kind).toBe("sold");
    expect(portal.cancel(room, sale.uid)).toBe(true);
    expect(portal.cancel(room, sale.uid)).toBe(false);
    expect(portal.sell(room, stay("2027-01-12", "2027-01-13")).kind).toBe("sold");
  });

  test(`${name} gives a guest other dates if they are free, and a sale another uid`, () => {
    const sale = portal.sell(room, stay("2027-01-10", "2027-01-13"));
    if (sale.kind !== "sold") throw new Error("not sold");
    portal.sell(room, stay("2027-01-14", "2027-01-16"));

    expect(portal.change(room, sale.uid, stay("2027-01-12", "2027-01-15"))).toBe(false);
    expect(portal.change(room, sale.uid, stay("2027-01-09", "2027-01-12"))).toBe(true);
    const renamed = portal.rename(room, sale.uid);
    expect(portal.cancel(room, sale.uid)).toBe(false);
    expect(portal.cancel(room, renamed)).toBe(true);
  });

  test(`${name} sells nothing that its host has blocked`, () => {
    portal.block(room, stay("2027-01-10", "2027-01-13"));
    expect(portal.sell(room, stay("2027-01-09", "2027-01-11"))).toEqual({ kind: "refused" });

    portal.unblock(room, stay("2027-01-10", "2027-01-11"));
    expect(portal.sell(room, stay("2027-01-09", "2027-01-11")).kind).toBe("sold");
    expect(portal.sell(room, stay("2027-01-11", "2027-01-12"))).toEqual({ kind: "refused" });
  });

  test(`${name} sells nothing that our calendar closed, until we open it or are taken off`, async () => {
    ours.answer = serving(calendarOf(eventOf("a@pousada", "20270110", "20270113")));
    portal.connect(room, ours.url);
    expect(await portal.read(room)).toEqual({ kind: "read", nights: 3 });
    expect(portal.sell(room, stay("2027-01-12", "2027-01-15"))).toEqual({ kind: "refused" });

    ours.answer = serving(calendarOf(eventOf("a@pousada", "20270110", "20270111")));
    await portal.read(room);
    expect(portal.sell(room, stay("2027-01-12", "2027-01-15")).kind).toBe("sold");

    expect(portal.sell(room, stay("2027-01-10", "2027-01-11"))).toEqual({ kind: "refused" });
    portal.disconnect(room);
    expect(portal.sell(room, stay("2027-01-10", "2027-01-11")).kind).toBe("sold");
  });

  test(`${name} tells our own nights again, merged and under a UID of its own`, async () => {
    const first = eventOf("a@pousada", "20270110", "20270112");
    const second = eventOf("b@pousada", "20270112", "20270113");
    ours.answer = serving(calendarOf(first, second));
    portal.connect(room, ours.url);
    await portal.read(room);
    portal.block(room, stay("2027-01-13", "2027-01-14"));

    const told = await feed();
    expect(told).toContain("DTSTART;VALUE=DATE:20270110\r\nDTEND;VALUE=DATE:20270114\r\n");
    expect(told.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(told).toMatch(new RegExp(`^UID:[0-9a-f-]+@${name}\\.com\\r$`, "m"));
    expect(told).not.toContain("@pousada");
  });

  test(`${name} keeps what it knew when our calendar is not fit to read`, async () => {
    ours.answer = serving(calendarOf(eventOf("a@pousada", "20270110", "20270111")));
    portal.connect(room, ours.url);
    await portal.read(room);

    const before = await feed();
    const answers = [
      serving(calendarOf(), {}, 500),
      serving(calendarOf(), {}, 304),
      serving(calendarOf(), { "content-type": "text/html" }),
      serving("BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n"),
      () => {},
    ];
    for (const answer of answers) {
      ours.answer = answer;
      expect(await portal.read(room)).toMatchObject({ kind: "not-read" });
    }
    expect(withoutStamps(await feed())).toBe(withoutStamps(before));
  });

  test(`${name} asks with our ETag and takes 304 for an answer`, async () => {
    const etag = '"v1"';
    ours.answer = serving(calendarOf(eventOf("a@pousada", "20270110", "20270111")), { etag });
    portal.connect(room, ours.url);
    await portal.read(room);
    ours.answer = serving("", { etag }, 304);

    expect(await portal.read(room)).toEqual({ kind: "unchanged" });
    expect(ours.asked).toEqual([undefined, etag]);
    expect(portal.sell(room, stay("2027-01-10", "2027-01-11"))).toEqual({ kind: "refused" });
  });
}

test("a portal without our address says so", async () => {
  expect(await portals.airbnb.read(room)).toEqual({
    kind: "not-read",
    reason: "Nenhum endereço foi colado ainda.",
  });
});

test("an answer that comes after the address was taken off closes nothing", async () => {
  ours.answer = serving(calendarOf(eventOf("a@pousada", "20270110", "20270111")));
  portals.airbnb.connect(room, ours.url);
  const reading = portals.airbnb.read(room);
  portals.airbnb.disconnect(room);
  await reading;

  expect(portals.airbnb.sell(room, stay("2027-01-10", "2027-01-11")).kind).toBe("sold");
});

test("connected calendars are read again and again by themselves", async () => {
  const busy = await startChannelsSandbox({ now: () => NEW_YEAR, readEveryMs: 20 });
  onTestFinished(() => busy.close());
  ours.answer = serving(calendarOf(eventOf("a@pousada", "20270110", "20270111")));
  busy.booking.connect(room, ours.url);

  await expect.poll(() => ours.asked.length).toBeGreaterThan(2);
  expect(busy.booking.sell(room, stay("2027-01-10", "2027-01-11"))).toEqual({ kind: "refused" });
});

const withoutStamps = (calendar: string) => calendar.replace(/^DTSTAMP.*$/gm, "");
