import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { parseDay } from "../../domain/day.ts";
import { parseCalendar } from "./parse-calendar.ts";
import { hostileFiles } from "./testing/hostile-files.ts";

const ZONE = "America/Bahia";
const MOST_MILLISECONDS = 1000;
const MOST_GROWTH = 50_000_000;

describe("every hostile file", () => {
  test("is answered within a second, with stays that can be kept", () => {
    let count = 0;
    for (const { name, text } of hostileFiles()) {
      const begun = performance.now();
      const parsed = parseCalendar(text, ZONE);
      expect(performance.now() - begun, name).toBeLessThan(MOST_MILLISECONDS);
      count += 1;
      if (parsed.kind === "failed") continue;
      const wrong = parsed.stays.filter(
        ({ uid, checkIn, checkOut }) =>
          !(parseDay(checkIn) && parseDay(checkOut) && checkIn < checkOut) ||
          !/^[^\p{Cc}]{1,255}$/u.test(uid),
      );
      expect(wrong, name).toEqual([]);
      expect(new Set(parsed.stays.map(({ uid }) => uid)).size, name).toBe(parsed.stays.length);
    }
    expect(count).toBeGreaterThan(700);
  });

  test("that is odd in one event keeps its other events", () => {
    for (const { name, text } of hostileFiles()) {
      if (!/^(repeats|strange) /.test(name)) continue;
      const parsed = parseCalendar(text, ZONE);
      const uids = parsed.kind === "read" ? parsed.stays.map(({ uid }) => uid) : parsed.answer;
      expect(uids, name).toEqual(expect.arrayContaining(["before", "after"]));
    }
  });

  test("that was cut off is not taken for a whole one", () => {
    const taken = [...hostileFiles()]
      .filter(({ name, text }) => / cut at /.test(name) && !/END:VCALENDAR\s*$/.test(text))
      .filter(({ text }) => parseCalendar(text, ZONE).kind === "read");
    expect(taken).toEqual([]);
  });

  test("leaves the memory as it was", async () => {
    const script = new URL("./testing/measure-hostile.cli.ts", import.meta.url).pathname;
    // V8 grows its young generation under any load; a fixed size keeps that out of the measurement.
    const flags = ["--expose-gc", "--max-semi-space-size=4"];
    const { stdout } = await promisify(execFile)(process.execPath, [...flags, script]);
    const { files, grown } = JSON.parse(stdout);
    expect(files).toBeGreaterThan(700);
    expect(grown).toBeLessThan(MOST_GROWTH);
  });
});
