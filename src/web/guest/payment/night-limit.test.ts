import { expect, test } from "vitest";
import { mayMeetNightLimit } from "./night-limit.ts";

test.each([
  ["19:29", 240_000, false],
  ["19:30", 240_000, true],
  ["23:59", 240_000, true],
  ["00:00", 240_000, true],
  ["05:59", 240_000, true],
  ["06:00", 240_000, false],
  ["22:00", 100_000, false],
  ["22:00", 100_001, true],
])("at %s a Pix of %i may meet the banks' limit: %s", (time, amount, may) => {
  expect(mayMeetNightLimit(time, amount)).toBe(may);
});
