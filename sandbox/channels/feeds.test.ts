import { afterEach, expect, test } from "vitest";
import { day } from "../../src/domain/day.ts";
import { checkCalendar } from "./check-calendar.ts";
import type { FeedMode } from "./feed-mode.ts";
import type { Portal } from "./start.ts";
import { NEW_YEAR, openPortals } from "./testing/open-portals.ts";

let now = NEW_YEAR;
const { airbnb, booking } = await openPortals({ now: () => now });
const stay = { checkIn: day("2027-01-10"), checkOut: day("2027-01-13") };
const blocked = { checkIn: day("2027-02-01"), checkOut: day("2027-02-03") };

afterEach(() => {
  now = NEW_YEAR;
  airbnb.mode("normal");
  booking.mode("normal");
});

function open(portal: Portal, room: string) {
  portal.sell(room, stay);
  portal.block(room, blocked);
  const url = portal.feedUrl(room);
  return (headers: Record<string, string> = {}) =>
    fetch(url, { headers, signal: AbortSignal.timeout(400) });
}

test("Airbnb's feed tells sales from nights it cannot sell", async () => {
  const answer = await open(airbnb, "Mar")();

  expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(await answer.text()).toMatch(
    new RegExp(
      [
        "^BEGIN:VCALENDAR",
        "PRODID:-//Airbnb Inc//Hosting Calendar 1.0//EN",
        "CALSCALE:GREGORIAN",
        "VERSION:2.0",
        "BEGIN:VEVENT",
        "DTSTAMP:20270101T120000Z",
        "DTSTART;VALUE=DATE:20270110",
        "DTEND;VALUE=DATE:20270113",
        "SUMMARY:Reserved",
        "UID:1418fb94e984-[0-9a-f]{32}@airbnb.com",
        "DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/de",
        " tails/HM[A-Z0-9]{8}\\\\nPhone Number \\(Last 4 Digits\\): \\d{4}",
        "END:VEVENT",
        "BEGIN:VEVENT",
        "DTSTAMP:20270101T120000Z",
        "DTSTART;VALUE=DATE:20270201",
        "DTEND;VALUE=DATE:20270203",
        "SUMMARY:Airbnb \\(Not available\\)",
        "UID:7f662ec65913-[0-9a-f]{32}@airbnb.com",
        "END:VEVENT",
        "END:VCALENDAR\r\n$",
      ].join("\r\n"),
    ),
  );
});

test("Booking.com's feed says the same of all closed nights", async () => {
  const closed = (from: string, until: string) => [
    "BEGIN:VEVENT",
    "DTSTAMP:20270101T120000Z",
    `DTSTART;VALUE=DATE:${from}`,
    `DTEND;VALUE=DATE:${until}`,
    "UID:[0-9a-f]{32}@booking.com",
    "SUMMARY:CLOSED - Not available",
    "END:VEVENT",
  ];

  expect(await (await open(booking, "Mar")()).text()).toMatch(
    new RegExp(
      [
        "^BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//admin.booking.com\\\\, b.v.//NONSGML v1.0//EN",
        ...closed("20270110", "20270113"),
        ...closed("20270201", "20270203"),
        "END:VCALENDAR\r\n$",
      ].join("\r\n"),
    ),
  );
});

test("addresses look as the real ones do, stay the same, and are worth their secret", async () => {
  const path = (url: string) => url.slice(url.indexOf("/", 7));
  expect(path(airbnb.feedUrl("Mar"))).toMatch(
    /^\/airbnb\/calendar\/ical\/\d+\.ics\?s=[0-9a-f]{32}$/,
  );
  expect(path(booking.feedUrl("Mar"))).toMatch(/^\/booking\/v1\/export\?t=[0-9a-f-]{36}$/);
  expect(airbnb.feedUrl("Mar")).toBe(airbnb.feedUrl("Mar"));
  expect(airbnb.feedUrl("Mar")).not.toBe(airbnb.feedUrl("Sol"));

  for (const url of [airbnb.feedUrl("Mar"), booking.feedUrl("Mar")]) {
    expect((await fetch(url.slice(0, -1))).status).toBe(404);
  }
});

test("Booking.com answers 304 until something but the moment of asking has changed", async () => {
  const ask = open(booking, "ETag");
  const etag = (await ask()).headers.get("etag") ?? "";
  now += 3_600_000;

  expect((await ask({ "if-none-match": etag })).status).toBe(304);
  booking.unblock("ETag", blocked);
  const changed = await ask({ "if-none-match": etag });
  expect(changed.status).toBe(200);
  expect(changed.headers.get("etag")).not.toBe(etag);
});

test("Airbnb answers whole every time", async () => {
  const ask = open(airbnb, "ETag");

  expect((await ask()).headers.get("etag")).toBeNull();
  expect((await ask({ "if-none-match": "*" })).status).toBe(200);
});

test("a stay is told until the day of its check-out, and no longer", async () => {
  for (const portal of [airbnb, booking]) {
    const ask = open(portal, "Past");
    now = Date.UTC(2027, 0, 13, 12);
    expect(await (await ask()).text()).toContain("20270113");
    now = Date.UTC(2027, 0, 14, 12);
    expect(await (await ask()).text()).not.toContain("20270113");
    now = NEW_YEAR;
  }
});

test("the log says who asked for what, and how it was answered", async () => {
  const { asked, unchanged } = booking.log.counts();
  const ask = open(booking, "Log");
  const etag = (await ask({ "user-agent": "pousada" })).headers.get("etag") ?? "";
  await ask({ "user-agent": "pousada", "if-none-match": etag });

  const line = { at: NEW_YEAR, listing: "Log", agent: "pousada" };
  expect(booking.log.requests().slice(-2)).toEqual([
    { ...line, ifNoneMatch: null, status: 200 },
    { ...line, ifNoneMatch: etag, status: 304 },
  ]);
  expect(booking.log.counts()).toMatchObject({ asked: asked + 2, unchanged: unchanged + 1 });
});

for (const portal of [airbnb, booking]) {
  const ask = open(portal, "Modes");
  const inMode = (mode: FeedMode) => {
    portal.mode(mode);
    return ask();
  };

  test(`${portal.dialect.title} can be down, gone, or ask for a log-in`, async () => {
    expect((await inMode("down")).status).toBe(503);
    expect((await inMode("gone")).status).toBe(404);
    const page = await inMode("html");
    expect([page.status, page.headers.get("content-type")]).toEqual([
      200,
      "text/html; charset=utf-8",
    ]);
  });

  test(`${portal.dialect.title} can be a good calendar without events`, async () => {
    const body = await (await inMode("empty")).text();
    expect(checkCalendar(Buffer.from(body))).toEqual({ kind: "nights", nights: new Set() });
  });

  test(`${portal.dialect.title} can be cut within an event, or rubbish`, async () => {
    const cut = await inMode("truncated");
    expect([cut.status, cut.headers.get("content-type")]).toEqual([
      200,
      "text/calendar; charset=utf-8",
    ]);
    expect(await cut.text()).toMatch(/\r\nUID:\w+$/);

    const rubbish = Buffer.from(await (await inMode("rubbish")).arrayBuffer());
    expect(checkCalendar(rubbish).kind).toBe("refused");
  });

  test(`${portal.dialect.title} can be silent`, async () => {
    await expect(inMode("silent")).rejects.toMatchObject({ name: "TimeoutError" });
    expect(portal.log.requests().at(-1)).toMatchObject({ status: null });
  });

  test(`${portal.dialect.title} can drip`, async () => {
    portal.mode("slow");
    const answer = await fetch(portal.feedUrl("Modes"));
    const reader = answer.body?.getReader();
    const { value } = (await reader?.read()) ?? {};
    expect(Buffer.from(value ?? []).toString()).toBe("BEGI");
    await reader?.cancel();
  });
}
