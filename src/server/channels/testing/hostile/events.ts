import { end, type HostileFile, oneEventEach, start } from "./calendar.ts";

/** A few bytes that expand to millions of dates, or to an endless search. */
const repetitions = [
  "RRULE:FREQ=SECONDLY",
  "RRULE:FREQ=SECONDLY;COUNT=2147483647",
  "RRULE:FREQ=SECONDLY;UNTIL=99991231T235959Z",
  "RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
  "RRULE:FREQ=DAILY;INTERVAL=0",
  "RRULE:FREQ=DAILY;COUNT=-1;INTERVAL=-1",
  "RRULE:FREQ=YEARLY;BYYEARDAY=366;BYDAY=53MO;BYSETPOS=-366",
  "RRULE:FREQ=MINUTELY;BYSECOND=0,1,2,3,4,5,6,7,8,9;BYMINUTE=0,1,2,3,4,5,6,7,8,9",
  "RRULE:FREQ=NEVER",
  "RRULE:",
  "RRULE;X=1:FREQ=HOURLY",
  `RRULE:FREQ=DAILY;BYDAY=${"MO,".repeat(20_000)}TU`,
  `RDATE;VALUE=DATE:${"20261224,".repeat(20_000)}20261225`,
  "RDATE;VALUE=PERIOD:19700101T000000Z/P100000W",
];

const strangeDates = [
  ...["20260230", "20261301", "20260001", "20261200", "00000101", "99991231", "19691231"],
  ...["21991231", "2026122", "202612201", "2026-12-20", "+0261220", "-2026122", "20261220T", " "],
  ...[
    "20261220T250000",
    "20261220T126000",
    "20261220T120061",
    "20261220T1200",
    "TODAY",
    "١٢٣٤٥٦٧٨",
  ],
  ...["20261220T120000z", "20261220T120000+0300", "20261220T120000ZZ", "1e8", "0x135A1C4", "NaN"],
  ...["20261220\u0000", "\u202e20261220", "20261220,20261221", "20261220;20261221", "Infinity", ""],
];

const strangeZones = [
  ...["Nowhere/Atlantis", "", '"', '"America/Bahia"', "America/Bahia\u0000", "../../etc/passwd"],
  ...[
    "__proto__",
    "constructor",
    "UTC",
    "GMT+25",
    "x".repeat(5000),
    "E. South America Standard Time",
  ],
];

const strangeLengths = [
  ...["P", "PT", "P1D", "-P1D", "P0D", "P1W2D", "P99999999999999999999D", "P1Y", "PT1S", "P1.5D"],
  ...["P1DT", "1D", "PP1D", `P${"1D".repeat(3000)}`, `PT${"9".repeat(4000)}S`, "P-1D", "+P2D"],
];

const strangeNames = [
  ...[
    "",
    " ",
    "\u0000",
    "a\\nb",
    "\ud800",
    "‮evil",
    "x".repeat(256),
    "x".repeat(500_000),
    "👪".repeat(200),
  ],
  ...["__proto__", "constructor", "toString", "'; drop table imported_event; --", "<script>"],
];

const strangeLines = [
  ...[
    "",
    ":",
    ";",
    "=",
    "no colon at all",
    ";:;:;:",
    "DTSTART",
    "DTSTART;",
    "DTSTART;VALUE",
    "UID;=:x",
  ],
  ...['UID;X=":x', 'UID;X="a"b:c', `UID${";A=B".repeat(2000)}:x`, `UID${";A=B".repeat(60_000)}:x`],
  ...["__proto__:x", "constructor:x", "DTSTART;__proto__=DATE:20261220", "DTEND;VALUE=__proto__:1"],
  ...[
    "UID;VALUE=RECUR:x",
    "SUMMARY;VALUE=PERIOD:x",
    "SUMMARY;VALUE=UTC-OFFSET:x",
    "STATUS;VALUE=BINARY:x",
  ],
  ...[
    `SUMMARY:${"\\".repeat(8000)}`,
    `SUMMARY:${" ".repeat(8000)}x`,
    `SUMMARY:${"a".repeat(900_000)}`,
  ],
  ...[`DESCRIPTION:${"\\n".repeat(300_000)}`, `ATTACH;ENCODING=BASE64:${"QUFB".repeat(200_000)}`],
  ...["\u0000\u0000\u0000", "UID:\u0007\u001b[31m", "\ufeffUID:x", "ｕｉｄ:x", "UID\u00a0:x"],
];

export function* hostileEvents(): Iterable<HostileFile> {
  const named = ["UID:odd", start, end];
  yield* oneEventEach(
    "repeats",
    repetitions.map((rule) => [...named, rule]),
  );
  yield* oneEventEach(
    "strange start",
    strangeDates.map((date) => ["UID:odd", `DTSTART:${date}`, end]),
  );
  yield* oneEventEach(
    "strange end",
    strangeDates.map((date) => ["UID:odd", start, `DTEND;VALUE=DATE:${date}`]),
  );
  yield* oneEventEach(
    "strange zone",
    strangeZones.map((zone) => ["UID:odd", `DTSTART;TZID=${zone}:20261220T140000`, end]),
  );
  yield* oneEventEach(
    "strange length",
    strangeLengths.map((length) => ["UID:odd", start, `DURATION:${length}`]),
  );
  yield* oneEventEach(
    "strange name",
    strangeNames.map((name) => [`UID:${name}`, start, end]),
  );
  yield* oneEventEach(
    "strange line",
    strangeLines.map((line) => [...named, line]),
  );
  yield* oneEventEach("strange order", [
    [],
    ["UID:odd"],
    [end],
    [start, start, end, end],
    ["UID:odd", "UID:other", start, end],
    [start, "DTEND;VALUE=DATE:20261219"],
    [start, "DTEND;VALUE=DATE:20261220"],
    ["DTSTART:20261220T140000Z", "DTEND:20261220T130000Z"],
    ["DTSTART;VALUE=DATE:19700101", "DTEND;VALUE=DATE:21991231"],
    [...named, "STATUS:CANCELLED", "RRULE:FREQ=SECONDLY"],
    [...named, "DURATION:P9D"],
    [...named, "BEGIN:VALARM", "TRIGGER:-PT15M", "DTSTART:19700101T000000", "END:VALARM"],
  ]);
}
