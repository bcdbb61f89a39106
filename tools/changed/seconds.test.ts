import path from "node:path";
import { expect, test } from "vitest";
import { fromPlaywright, fromVitest, learn } from "./seconds.ts";

test("each test file has its seconds by its path in the project", () => {
  const name = path.resolve("src/server/a.test.ts");
  expect(fromVitest({ testResults: [{ name, startTime: 1_000, endTime: 3_500 }] })).toEqual({
    "src/server/a.test.ts": 2.5,
  });
});

test("a browser file's are the sum of its tests, in all of its groups", () => {
  const specs = [{ tests: [{ results: [{ duration: 1_500 }] }] }];
  const suites = [{ file: "owner/a.spec.ts", specs, suites: [{ file: "owner/a.spec.ts", specs }] }];
  expect(fromPlaywright({ suites })).toEqual({ "tests/owner/a.spec.ts": 3 });
});

test("without a report nothing is known", () => {
  expect({ ...fromVitest(null), ...fromPlaywright(null) }).toEqual({});
});

test("on a busy machine everything takes longer, and no test is slow for it", () => {
  const known = { "a.test.ts": 2, "b.test.ts": 4, "c.test.ts": 6 };
  const measured = { "a.test.ts": 10, "b.test.ts": 20, "d.test.ts": 15 };
  expect(learn(known, measured)).toEqual({ ...known, "d.test.ts": 3 });
});

test("on an idle machine a figure falls at once", () => {
  const known = { "a.test.ts": 2, "b.test.ts": 4 };
  expect(learn(known, { "a.test.ts": 1 })).toEqual({ "a.test.ts": 1, "b.test.ts": 4 });
});

test("of two tests the one that has become slow takes the larger part", () => {
  const learned = learn({ "a.test.ts": 2, "b.test.ts": 2 }, { "a.test.ts": 6, "b.test.ts": 2 });
  expect(learned).toEqual({ "a.test.ts": 3, "b.test.ts": 1 });
});

test("the first run is taken as it is", () => {
  expect(learn({}, { "a.test.ts": 2 })).toEqual({ "a.test.ts": 2 });
});
