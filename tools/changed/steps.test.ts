import { expect, test } from "vitest";
import type { Choice } from "./choose.ts";
import { narrowSteps } from "./steps.ts";

const none: Choice = { chosen: [], left: [], seconds: 0 };
const some = (file: string): Choice => ({
  chosen: [{ file, rank: 1, why: "", seconds: 1 }],
  left: [],
  seconds: 1,
});
const steps = ["types", "style", "migrations", "secrets", "tests", "build", "browser"].map(
  (name) => ({ name, command: `all ${name}` }),
);
const commands = (files: string[], beside: Choice, browser: Choice) =>
  narrowSteps(steps, { changes: { since: "HEAD", files }, beside, browser, unknown: [] }).map(
    ({ command }) => command,
  );

test("a change has its types, its style, its tests and its browser files checked", () => {
  const found = commands(["package.json"], some("a.test.ts"), some("a.spec.ts"));
  expect(found).toEqual([
    "all types",
    "npx biome check --files-ignore-unknown=true --no-errors-on-unmatched 'package.json'",
    "npm run -s test -- 'a.test.ts'",
    "all build",
    "npx playwright test 'a.spec.ts'",
  ]);
});

test("nothing is built without a browser file, and a deleted file has no style", () => {
  expect(commands(["gone.ts"], some("a.test.ts"), none)).toEqual([
    "all types",
    "npm run -s test -- 'a.test.ts'",
  ]);
});

test("migrations are checked if one has changed", () => {
  expect(commands(["migrations/gone.sql"], none, none)).toEqual(["all types", "all migrations"]);
});
