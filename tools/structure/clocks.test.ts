import { expect, test } from "vitest";
import { findClockReaders } from "./clocks.ts";

const nobody = { readers: {}, askers: {} };
const check = (
  file: string,
  source: string,
  given: Parameters<typeof findClockReaders>[1] = nobody,
) => findClockReaders(new Map([[file, source]]), given);

test.each([
  ["src/server/a.test.ts", "const at = new Date();"],
  ["src/web/a.test.tsx", "const at = Date.now();"],
  ["tests/guest/a.spec.ts", "const clock = Date.now;"],
  ["src/server/bookings/a.ts", "new Date()"],
])("%s must not say '%s'", (file, source) => {
  expect(check(file, source)).toEqual([`${file} reads the machine's clock (clocks.ts)`]);
  expect(check(file, source, { readers: { [file]: "why" }, askers: {} })).toEqual([]);
});

test.each(["now()", "current_date"])("a statement of ours must not say %s", (word) => {
  const file = "src/server/bookings/a.ts";
  const source = `sql\`select ${word}\``;
  expect(check(file, source)).toEqual([`${file} goes by the database's clock (clocks.ts)`]);
});

test("an instant that is given, a page and a tool are left alone", () => {
  expect(check("src/server/a.ts", "new Date(deps.clock()); app.now()")).toEqual([]);
  expect(check("src/web/listing/a.tsx", "Date.now()")).toEqual([]);
  expect(check("tools/a.ts", "Date.now()")).toEqual([]);
});

test("who is listed and reads no clock is complained of", () => {
  const given = { readers: { "src/a.ts": "why" }, askers: {} };
  expect(check("src/a.ts", "", given)).toEqual([
    "clocks.ts lists src/a.ts, which does not need it",
  ]);
});
