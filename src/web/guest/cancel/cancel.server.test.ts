import { describe, expect, test } from "vitest";
import { readWish } from "./cancel.server.ts";

function form(fields: Record<string, string>): FormData {
  const sent = new FormData();
  for (const [name, value] of Object.entries(fields)) sent.set(name, value);
  return sent;
}

describe("a sent cancellation", () => {
  test("carries what was seen, and only what was filled in", () => {
    expect(readWish(form({ visto: "147000", motivo: "", pix: "  " }), null)).toEqual({
      seen: 147_000,
    });
    expect(readWish(form({ visto: "0", motivo: "health", pix: " a@b.example " }), "5e2b")).toEqual({
      seen: 0,
      stayId: "5e2b",
      reason: "health",
      refundKey: "a@b.example",
    });
  });

  test("with a made up reason has none", () => {
    expect(readWish(form({ visto: "1", motivo: "boredom" }), null)).toEqual({ seen: 1 });
  });

  test.each([
    ["nothing seen", {}],
    ["half a centavo", { visto: "1.5" }],
    ["less than nothing", { visto: "-1" }],
    ["a key beyond all measure", { visto: "1", pix: "9".repeat(141) }],
  ])("is refused with %s", (_, fields) => {
    expect(() => readWish(form(fields), null)).toThrow(
      expect.objectContaining({ code: "invalid-request" }),
    );
  });
});
