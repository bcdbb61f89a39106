import { expect, test } from "vitest";
import { checkCalendar } from "./check-calendar.ts";
import { calendarOf, eventOf } from "./testing/our-calendar.ts";

const check = (calendar: string) => checkCalendar(Buffer.from(calendar));
const good = eventOf("a@pousada", "20270110", "20270112");
const without = (name: string) => good.filter((line) => !line.startsWith(name));
const replacing = (name: string, line: string) => [...without(name), line];

test("a good calendar is read as nights, a night that two events close once", () => {
  const other = eventOf("b@pousada", "20270111", "20270113");

  expect(check(calendarOf(good, other))).toEqual({
    kind: "nights",
    nights: new Set(["2027-01-10", "2027-01-11", "2027-01-12"]),
  });
  expect(check(calendarOf())).toEqual({ kind: "nights", nights: new Set() });
});

const malformed: Record<string, [calendar: string, reason: string]> = {
  "nothing at all": ["", "O texto não começa e termina como um calendário."],
  "a web page": ["<html></html>", "O texto não começa e termina como um calendário."],
  "a calendar cut off": [
    calendarOf(good).slice(0, -30),
    "O texto não começa e termina como um calendário.",
  ],
  "an event that never ends": [
    calendarOf(good).replace("END:VEVENT\r\n", ""),
    "O calendário está malformado.",
  ],
  "two calendars": [calendarOf().repeat(2), "O calendário está malformado."],
  "a line that is no property": [calendarOf([...good, "hello"]), "O calendário está malformado."],
  "lines without CR": [
    calendarOf(good).replace(":2.0\r\n", ":2.0\n"),
    "Uma linha não termina em CRLF.",
  ],
  "no VERSION": [calendarOf().replace("VERSION:2.0\r\n", ""), "VERSION não é 2.0."],
  "another VERSION": [calendarOf().replace("2.0", "1.0"), "VERSION não é 2.0."],
  "no PRODID": [calendarOf().replace(/PRODID.*\r\n/, ""), "Falta PRODID."],
  "an event without UID": [calendarOf(without("UID")), "Um evento não tem UID."],
  "the same UID twice": [calendarOf(good, good), "Dois eventos têm o UID a@pousada."],
  "no DTSTAMP": [calendarOf(without("DTSTAMP")), "Um evento não tem um só DTSTAMP."],
  "a DTSTAMP that is a date": [
    calendarOf(replacing("DTSTAMP", "DTSTAMP;VALUE=DATE:20270101")),
    "DTSTAMP não é instante.",
  ],
  "no DTSTART": [calendarOf(without("DTSTART")), "Um evento não tem um só DTSTART."],
  "two DTSTART": [
    calendarOf([...good, "DTSTART;VALUE=DATE:20270109"]),
    "Um evento não tem um só DTSTART.",
  ],
  "no DTEND": [calendarOf(without("DTEND")), "Um evento não tem um só DTEND."],
  "a DTSTART with a time": [
    calendarOf(replacing("DTSTART", "DTSTART:20270110T140000Z")),
    "DTSTART não é uma data.",
  ],
  "a day that does not exist": [
    calendarOf(replacing("DTEND", "DTEND;VALUE=DATE:20270631")),
    "DTEND não é uma data.",
  ],
  "no night": [
    calendarOf(replacing("DTEND", "DTEND;VALUE=DATE:20270110")),
    "DTEND não vem depois de DTSTART.",
  ],
};

for (const [name, [calendar, reason]] of Object.entries(malformed)) {
  test(`${name} is refused`, () => {
    expect(check(calendar)).toEqual({ kind: "refused", reason });
  });
}

test("bytes that are no text are refused", () => {
  expect(checkCalendar(Uint8Array.of(0xff, 0xfe, 0x00))).toEqual({
    kind: "refused",
    reason: "O texto não está em UTF-8.",
  });
});
