import { expect, test } from "vitest";
import { shiftTo } from "./shift.ts";

const now = Date.parse("2026-11-18T08:30:00Z");
const instant = Date.parse("2026-11-29T08:30:00Z");

test("machine and app are shifted to the same instant, the machine by a distance", () => {
  expect(shiftTo("npm test", { instant, now, faketime: true })).toEqual({
    command: "faketime -f '+950400s' npm test",
    env: { TEST_NOW: "2026-11-29T08:30:00.000Z" },
    clock: "machine",
  });
});

test("a day that is over is behind", () => {
  const { command } = shiftTo("npm test", { instant: now, now: instant, faketime: true });
  expect(command).toBe("faketime -f '-950400s' npm test");
});

test("without faketime only the app is shifted, and the row says so", () => {
  const { command, env, clock } = shiftTo("npm test", { instant, now, faketime: false });
  expect({ command, clock }).toEqual({ command: "npm test", clock: "app only" });
  expect(env.TEST_NOW).toBe("2026-11-29T08:30:00.000Z");
});
