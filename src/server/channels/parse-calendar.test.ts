import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nightCount } from "../../domain/stay.ts";
import { parseCalendar } from "./parse-calendar.ts";
import { airbnbCalendar, bookingCalendar } from "./testing/good-calendars.ts";
import { calendar, event } from "./testing/hostile/calendar.ts";

const ZONE = "America/Bahia";

function read(text: string) {
  const parsed = parseCalendar(text, ZONE);
  if (parsed.kind === "failed") throw new Error(parsed.answer);
  return parsed;
}

/** 'check-in check-out' of the stays, and the number of unreadable events. */
function nights(...lines: readonly string[]) {
  const { stays, unreadable } = read(calendar(event(...lines)));
  return [...stays.map((stay) => `${stay.checkIn} ${stay.checkOut}`), unreadable];
}

const names = (...events: readonly string[]) =>
  read(calendar(...events)).stays.map(({ uid }) => uid);

describe("a portal's own file", () => {
  test("of Airbnb is read to its nights, and what it sold is told from what is closed", () => {
    const { stays, unreadable } = read(airbnbCalendar);
    expect(unreadable).toBe(0);
    expect(stays).toEqual([
      {
        uid: "1418fb94e984-2f6d1c0b7a9e48d3b5c1a7e0f4d2986b@airbnb.com",
        checkIn: "2026-12-20",
        checkOut: "2026-12-27",
        sale: "sold",
      },
      expect.objectContaining({ checkIn: "2026-12-27", checkOut: "2026-12-28", sale: "closed" }),
      {
        uid: "7f662ec65913-b3c9e1f7d5084a26985b7c0e2d4f6a1b3c5d7e9f01122334455@airbnb.com",
        checkIn: "2027-05-29",
        checkOut: "2027-11-15",
        sale: "closed",
      },
    ]);
  });

  test("of Booking.com is read to its nights, with nothing said to be sold", () => {
    const { stays, unreadable } = read(bookingCalendar);
    expect(stays.map((stay) => [stay.checkIn, nightCount(stay), stay.sale])).toEqual([
      ["2026-12-01", 3, "unsaid"],
      ["2026-12-30", 3, "unsaid"],
    ]);
    expect(unreadable).toBe(0);
  });

  test("leaves nothing of a guest behind", () => {
    const told = JSON.stringify(read(airbnbCalendar));
    expect(told).not.toMatch(/0199|HMEXAMPLE1|Reserved|Phone/);
  });
});

describe("the nights of an event", () => {
  test.each<[string, string[], (string | number)[]]>([
    [
      "dates",
      ["DTSTART;VALUE=DATE:20261220", "DTEND;VALUE=DATE:20261224"],
      ["2026-12-20 2026-12-24", 0],
    ],
    ["dates not called so", ["DTSTART:20261220", "DTEND:20261222"], ["2026-12-20 2026-12-22", 0]],
    ["no end", ["DTSTART;VALUE=DATE:20261231"], ["2026-12-31 2027-01-01", 0]],
    ["an end on its start", ["DTSTART:20261220", "DTEND:20261220"], ["2026-12-20 2026-12-21", 0]],
    ["an end before its start", ["DTSTART:20261220", "DTEND:20261219"], [1]],
    [
      "hours of a zone",
      ["DTSTART;TZID=Asia/Tokyo:20261220T140000", "DTEND;TZID=Asia/Tokyo:20261222T100000"],
      ["2026-12-20 2026-12-22", 0],
    ],
    [
      "hours of no zone",
      ["DTSTART:20261220T233000", "DTEND:20261221T003000"],
      ["2026-12-20 2026-12-21", 0],
    ],
    [
      "hours of one day",
      ["DTSTART:20261220T140000", "DTEND:20261220T180000"],
      ["2026-12-20 2026-12-21", 0],
    ],
    ["hours that run backwards", ["DTSTART:20261220T140000", "DTEND:20261220T130000"], [1]],
    [
      "an instant after midnight in Greenwich",
      ["DTSTART:20261221T020000Z", "DTEND:20261223T130000Z"],
      ["2026-12-20 2026-12-23", 0],
    ],
    [
      "an instant after midnight here",
      ["DTSTART:20261221T030000Z", "DTEND:20261223T030000Z"],
      ["2026-12-21 2026-12-23", 0],
    ],
    ["a length in days", ["DTSTART:20261220", "DURATION:P3D"], ["2026-12-20 2026-12-23", 0]],
    ["a length in weeks", ["DTSTART:20261220", "DURATION:P1W"], ["2026-12-20 2026-12-27", 0]],
    [
      "a length begun",
      ["DTSTART:20261220T140000", "DURATION:P1DT20H"],
      ["2026-12-20 2026-12-22", 0],
    ],
    ["a length of nothing", ["DTSTART:20261220", "DURATION:PT0S"], ["2026-12-20 2026-12-21", 0]],
    ["a length below nothing", ["DTSTART:20261220", "DURATION:-P1D"], [1]],
    ["no start", ["DTEND:20261220"], [1]],
    ["a day that is none", ["DTSTART:20260229", "DTEND:20260302"], [1]],
    ["the first day known", ["DTSTART:19700101"], ["1970-01-01 1970-01-02", 0]],
    ["a day before it", ["DTSTART:19691231"], [1]],
    ["the last day known", ["DTSTART:21991230"], ["2199-12-30 2199-12-31", 0]],
    ["a day after it", ["DTSTART:21991230", "DTEND:22000101"], [1]],
    ["a rule to repeat", ["DTSTART:20261220", "RRULE:FREQ=DAILY"], ["2026-12-20 2026-12-21", 1]],
    ["more dates", ["DTSTART:20261220", "RDATE:20261225"], ["2026-12-20 2026-12-21", 1]],
    ["two starts", ["DTSTART:20261220", "DTSTART:20261225"], ["2026-12-20 2026-12-21", 1]],
    ["its name twice", ["DTSTART:20261220", "UID:a", "UID:b"], ["2026-12-20 2026-12-21", 0]],
    ["nothing, when cancelled", ["DTSTART:20261220", "STATUS:CANCELLED"], [0]],
    ["nothing, when cancelled and unreadable", ["DTSTART:never", "status:cancelled "], [0]],
    [
      "midnight in London, as careless programs write whole days",
      ["DTSTART:20261220T000000Z", "DTEND:20261222T000000Z"],
      ["2026-12-20 2026-12-22", 0],
    ],
    [
      "what surrounds an alarm",
      ["DTSTART:20261220", "BEGIN:VALARM", "DTSTART:20260101", "END:VALARM"],
      ["2026-12-20 2026-12-21", 0],
    ],
  ])("with %s", (_, lines, expected) => {
    expect(nights(...lines)).toEqual(expected);
  });

  test.each([
    ...["Reserved", "RESERVED - A", "reservado", "Reserva de A", "  Reserved"].map((text) => [
      text,
      "sold",
    ]),
    ["Airbnb (Not available)", "closed"],
    ...["CLOSED - Not available", "Not reserved", "", "Reservable"].map((text) => [text, "unsaid"]),
  ])("called '%s' are %s", (summary, sale) => {
    const { stays } = read(calendar(event("DTSTART:20261220", `SUMMARY:${summary}`)));
    expect(stays[0]?.sale).toBe(sale);
  });
});

describe("the name of an event", () => {
  const first = "DTSTART:20261220";
  const second = "DTSTART:20261225";

  test("is made of its nights where it has none", () => {
    const made = "2026-12-20/2026-12-21";
    expect(names(event(first))).toEqual([made]);
    expect(names(event(first, "UID: "))).toEqual([made]);
  });

  test("stays apart from others of the same name, and twins are one", () => {
    const events = [event("UID:a", first), event("UID:a", second), event("UID:a", first)];
    expect(names(...events)).toEqual(["a", "a 2026-12-25/2026-12-26"]);
    const pretender = event("UID:a 2026-12-25/2026-12-26", "DTSTART:20261201");
    expect(new Set(names(...events, pretender)).size).toBe(3);
  });

  test("is replaced where it could not be kept", () => {
    for (const uid of ["x".repeat(256), "a\u0000b", "a\\nb", "\ud800", "x".repeat(900_000)]) {
      expect(names(event(`UID:${uid}`, first))).toEqual([expect.stringMatching(/^sha256:\w{64}$/)]);
    }
    expect(names(event(`UID:${"x".repeat(255)}`, first))).toEqual(["x".repeat(255)]);
  });

  test("is the same at the next look, in whatever order the portal writes", () => {
    const uid = fc.constantFrom("a", "b", "", "a 2026-12-03/2026-12-04", "x".repeat(300));
    const one = fc
      .tuple(uid, fc.integer({ min: 1, max: 9 }))
      .map(([name, dayOfMonth]) => event(`UID:${name}`, `DTSTART:2026120${dayOfMonth}`));
    const twice = fc
      .array(one, { maxLength: 12 })
      .chain((some) =>
        fc.tuple(fc.constant(some), fc.shuffledSubarray(some, { minLength: some.length })),
      );
    fc.assert(
      fc.property(twice, ([written, shuffled]) => {
        const stays = new Set(read(calendar(...written)).stays.map((stay) => JSON.stringify(stay)));
        const again = read(calendar(...shuffled)).stays.map((stay) => JSON.stringify(stay));
        expect(new Set(again)).toEqual(stays);
      }),
    );
  });
});

describe("a file", () => {
  const answer = (text: string) => {
    const parsed = parseCalendar(text, ZONE);
    return parsed.kind === "failed" ? parsed.answer : "read";
  };
  const good = event("UID:a", "DTSTART:20261220");

  test("without an event is an empty calendar", () => {
    expect(read(calendar())).toEqual({ kind: "read", stays: [], unreadable: 0 });
  });

  test("with several calendars is read to its end", () => {
    const other = event("UID:b", "DTSTART:20261225");
    expect(read(calendar(good) + calendar(other)).stays).toHaveLength(2);
  });

  test("is known for what it is", () => {
    const whole = calendar(good);
    expect(answer("")).toBe("not-a-calendar");
    expect(answer("<html>BEGIN:VCALENDAR</html>")).toBe("not-a-calendar");
    expect(answer('{"error":"no"}')).toBe("not-a-calendar");
    expect(answer(`${whole}<p>`)).toBe("broken");
    expect(answer(whole.replace("END:VEVENT", ""))).toBe("broken");
    expect(answer(whole.replace("END:VCALENDAR", ""))).toBe("broken");
    const nested = (depth: number) => "BEGIN:X\n".repeat(depth) + "END:X\n".repeat(depth);
    expect([answer(calendar(nested(7))), answer(calendar(nested(8)))]).toEqual(["read", "broken"]);
    expect(answer(calendar("X:".padEnd(1_000_000, "x")))).toBe("too-large");
    expect(answer(calendar("\n".repeat(100_000)))).toBe("too-large");
    expect(answer(calendar(...Array<string>(2000).fill(good)))).toBe("read");
    expect(answer(calendar(...Array<string>(2001).fill(good)))).toBe("too-many-events");
  });
});
