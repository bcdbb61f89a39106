import { describe, expect, test } from "vitest";
import { judgeAudit, readAudit } from "./verdict.ts";

const none = { low: 0, moderate: 0, high: 0, critical: 0 };
const clean = { lockfile: "a", on: "2026-11-15", all: none, running: none };

describe("the gate of the audit", () => {
  test("lets a clean audit of this very lockfile pass", () => {
    expect(judgeAudit(clean, "a").outcome).toBe("passed");
  });

  test("asks for a new audit when the lockfile has changed", () => {
    expect(judgeAudit(clean, "b")).toEqual({
      outcome: "failed",
      said: expect.stringContaining("npm run"),
    });
  });

  test.each(["high", "critical"])("stops at a %s weakness of what runs", (grade) => {
    const found = { ...clean, running: { ...none, [grade]: 1 } };
    expect(judgeAudit(found, "a").outcome).toBe("failed");
  });

  test("shows a weakness of a developer's tools and lets it pass", () => {
    expect(judgeAudit({ ...clean, all: { ...none, critical: 2 } }, "a")).toEqual({
      outcome: "passed",
      said: expect.stringContaining("2 with a developer's tools"),
    });
  });

  test.each(["all", "running"])("does not know without an answer about %s", (what) => {
    expect(judgeAudit({ ...clean, [what]: "unknown" }, "a")).toEqual({
      outcome: "unknown",
      said: expect.stringMatching(/^unknown/),
    });
  });
});

describe("npm's answer", () => {
  test("is read by its grades", () => {
    const vulnerabilities = { ...none, info: 3, high: 1, total: 4 };
    expect(readAudit(JSON.stringify({ metadata: { vulnerabilities } }))).toEqual({
      ...none,
      high: 1,
    });
  });

  test.each(["", "{}", '{"message":"405 Method Not Allowed","statusCode":405}'])(
    "'%s' is no answer, and not a clean one",
    (answer) => {
      expect(readAudit(answer)).toBe("unknown");
    },
  );
});
