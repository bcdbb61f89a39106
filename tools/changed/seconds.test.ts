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

test("a busy machine does not make a test slow at once, and an idle one makes it fast", () => {
  const known = { "a.test.ts": 2, "b.test.ts": 4, "c.test.ts": 6 };
  expect(learn(known, { "a.test.ts": 20, "b.test.ts": 1, "d.test.ts": 8 })).toEqual({
    ...{ "a.test.ts": 3, "b.test.ts": 1, "c.test.ts": 6, "d.test.ts": 8 },
  });
});
