import { expect, test } from "vitest";
import { folderLinks, importLinks, joinsEverything } from "./imports.ts";
import { reachFrom, wayTo } from "./reach.ts";

const sources = new Map([
  ["src/domain/nights.ts", ""],
  ["src/server/calendar/lock.ts", 'import { nights } from "../../domain/nights.ts";'],
  ["src/server/calendar/lock.test.ts", 'import { lock } from "./lock.ts";'],
  ["src/server/calendar/full.test.ts", ""],
  ["src/server/bookings/hold.ts", 'import { lock } from "../calendar/lock.ts";'],
  ["src/server/bookings/hold.test.ts", 'import { hold } from "./hold.ts";'],
  ["src/server/api.ts", 'import { hold } from "./bookings/hold.ts";'],
  ["src/server/http/route.ts", 'import { api } from "../api.ts";'],
  ["src/server/mail/types.ts", 'import type { Lock } from "../calendar/lock.ts";'],
  ["tests/guest/stories.ts", 'import { hold } from "../../src/server/bookings/hold.ts";'],
  ["tests/guest/booking.spec.ts", 'import { story } from "./stories.ts";'],
]);

function reach(...changed: string[]) {
  const links = [...importLinks(sources), ...folderLinks(sources, changed)];
  return reachFrom(changed, links, joinsEverything);
}

test("a change reaches what imports it, the nearest with the fewest steps", () => {
  const found = reach("src/server/calendar/lock.ts");
  expect(found.get("src/server/calendar/lock.test.ts")?.steps).toBe(1);
  expect(found.get("src/server/bookings/hold.test.ts")?.steps).toBe(2);
  expect(found.has("src/domain/nights.ts")).toBe(false);
});

test("the tests of its folder are reached even if they do not import it", () => {
  expect(reach("src/server/calendar/lock.ts").get("src/server/calendar/full.test.ts")?.steps).toBe(
    1.5,
  );
});

test("what joins everything is not followed, unless it was changed itself", () => {
  expect(reach("src/server/calendar/lock.ts").has("src/server/http/route.ts")).toBe(false);
  expect(reach("src/server/api.ts").has("src/server/http/route.ts")).toBe(true);
});

test("types are left to the type check", () => {
  expect(reach("src/server/calendar/lock.ts").has("src/server/mail/types.ts")).toBe(false);
});

test("a browser file is reached by its helpers, not by what they prepare a page with", () => {
  expect(reach("src/server/bookings/hold.ts").has("tests/guest/booking.spec.ts")).toBe(false);
  expect(reach("tests/guest/stories.ts").has("tests/guest/booking.spec.ts")).toBe(true);
});

test("the way is told from the change on", () => {
  const found = reach("src/server/calendar/lock.ts");
  expect(wayTo("src/server/bookings/hold.test.ts", found)).toBe(
    "calendar/lock.ts → bookings/hold.ts → bookings/hold.test.ts",
  );
  expect(wayTo("src/server/calendar/full.test.ts", found)).toBe(
    "calendar/lock.ts → the same folder → calendar/full.test.ts",
  );
});
