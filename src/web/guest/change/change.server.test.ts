import { describe, expect, test } from "vitest";
import { day } from "../../../domain/day.ts";
import { readWhole } from "./change.server.ts";
import { fieldsOf } from "./wish-in-address.ts";

const wish = {
  stayId: "5e2b",
  listingId: "mar",
  stay: { checkIn: day("2026-12-14"), checkOut: day("2026-12-18") },
  guests: { adults: 2, childrenUpTo12: 1, childrenAbove12: 0 },
};

function form(changed: Record<string, string> = {}): FormData {
  const sent = new FormData();
  for (const [name, value] of fieldsOf(wish)) sent.set(name, value);
  const seen = { total: "392000", volta: "0", fica: "0", agora: "98000" };
  for (const [name, value] of Object.entries({ ...seen, ...changed })) sent.set(name, value);
  return sent;
}

describe("a sent change", () => {
  test("carries the whole wish and the figures that were seen", () => {
    const seen = { total: 392_000, refund: 0, kept: 0, payFirst: 98_000 };
    expect(readWhole(form())).toEqual({ ...wish, seen });
    expect(readWhole(form({ recado: " Chegamos tarde. " }))).toMatchObject({
      words: "Chegamos tarde.",
    });
  });

  test.each([
    ["half a stay", { saida: "" }],
    ["no room", { quarto: "" }],
    ["nobody", { adultos: "0" }],
    ["a figure that is none", { agora: "many" }],
    ["a letter instead of a note", { recado: "a".repeat(1001) }],
  ])("is refused with %s", (_, changed) => {
    expect(() => readWhole(form(changed))).toThrow(
      expect.objectContaining({ code: "invalid-request" }),
    );
  });
});
