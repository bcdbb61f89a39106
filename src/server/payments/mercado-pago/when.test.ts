import { expect, test } from "vitest";
import { writeTime } from "./when.ts";

test("a time is sent with milliseconds and an offset, and is the same moment", () => {
  const instant = new Date("2026-11-18T01:30:00.250Z");
  expect(writeTime(instant)).toBe("2026-11-17T22:30:00.250-03:00");
  expect(new Date(writeTime(instant))).toEqual(instant);
});
