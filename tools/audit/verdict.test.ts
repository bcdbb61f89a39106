import { describe, expect, test } from "vitest";
import { judgeAudit, readAudit } from "./verdict.ts";

const none = { low: 0, moderate: 0, high: 0, critical: 0 };
const clean = { lockfile: "a", on: "2026-11-15", all: none, running: none };

describe("the gate of the audit", () => {
  test("lets a clean audit of this very lockfile pass", () => {
    expect(judgeAudit(clean, "a").ok).toBe(true);
  });

  test("asks for a new audit when the lockfile has changed", () => {
    expect(judgeAudit(clean, "b")).toEqual({ ok: false, said: expect.stringContaining("npm run") });
  });

  test.each(["high", "critical"])("stops at a %s weakness of what runs", (grade) => {
    expect(judgeAudit({ ...clean, running: { ...none, [grade]: 1 } }, "a").ok).toBe(false);
  });

  test("shows a weakness of a developer's tools and lets it pass", () => {
    const { ok, said } = judgeAudit({ ...clean, all: { ...none, critical: 2 } }, "a");
    expect([ok, said]).toEqual([true, expect.stringContaining("2 with a developer's tools")]);
  });

  test("says aloud that nothing was audited", () => {
    const { ok, said } = judgeAudit({ ...clean, all: null, running: null }, "a");
    expect([ok, said]).toEqual([true, expect.stringMatching(/^NOT AUDITED/)]);
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
      expect(readAudit(answer)).toBeNull();
    },
  );
});
