import { expect, test } from "vitest";
import { tableLinks } from "./tables.ts";

const migration = "migrations/0042-alert.sql";
const sources = new Map([
  [migration, "alter table alert add column seen_at timestamptz;"],
  ["src/server/alerts/raise.ts", ""],
  ["src/server/alerts/raise.test.ts", ""],
  ["src/server/calendar/lock.ts", ""],
]);
const tables = { alert: { owner: "alerts" }, block: { owner: "calendar" } };

test("a migration reaches the folder that owns its table", () => {
  expect(tableLinks(sources, [migration], tables)).toEqual([
    { from: migration, to: "src/server/alerts/raise.ts", steps: 1, by: "alert" },
  ]);
});
