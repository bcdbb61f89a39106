import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { readReport } from "./read-report.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "pousada-report-"));
afterAll(() => rmSync(folder, { recursive: true }));

function read(report: object) {
  const file = path.join(folder, "report.json");
  writeFileSync(file, JSON.stringify(report));
  return readReport(file);
}

test("a failed test is named with the first line of its reason", () => {
  const failed = {
    status: "failed",
    fullName: "a stay is free",
    failureMessages: ["taken\n at x"],
  };
  const passed = { status: "passed", fullName: "a stay is paid", failureMessages: [] };
  const file = { name: path.resolve("a.test.ts"), status: "failed", message: "" };
  const report = { ...file, assertionResults: [failed, passed] };
  const count = read({ numPassedTests: 1, numFailedTests: 1, testResults: [report] });
  expect(count).toEqual({
    passed: 1,
    failed: 1,
    names: ["a.test.ts: a stay is free\n    taken"],
  });
});

test("a file that could not be prepared is named itself", () => {
  const file = { name: path.resolve("a.test.ts"), status: "failed", assertionResults: [] };
  const report = { ...file, message: "\u001b[31mdata did not start: no space\u001b[39m\nmore" };
  const { names } = read({ numPassedTests: 0, numFailedTests: 0, testResults: [report] });
  expect(names).toEqual(["a.test.ts\n    data did not start: no space"]);
});

test("a browser test that failed twice is named once", () => {
  const results = [{ error: { message: "not visible\nCall log" } }, { error: { message: "gone" } }];
  const spec = { title: "a guest pays", ok: false, tests: [{ results }] };
  const { names, failed } = read({
    stats: { expected: 3, flaky: 1, unexpected: 1 },
    suites: [{ file: "a.spec.ts", specs: [], suites: [{ file: "a.spec.ts", specs: [spec] }] }],
  });
  expect({ names, failed }).toEqual({
    names: ["a.spec.ts: a guest pays\n    not visible"],
    failed: 1,
  });
});
