import { describe, expect, test } from "vitest";
import { day } from "./day.ts";
import { formatStay } from "./format-stay.ts";

const inDecember = { checkIn: day("2026-12-12"), checkOut: day("2026-12-15") };
const overNewYear = { checkIn: day("2026-12-30"), checkOut: day("2027-01-02") };

describe("a stay in few words", () => {
  test("in one month the month is said once", () => {
    expect(formatStay(inDecember, "long", "pt-BR")).toBe("12 a 15 de dezembro");
    expect(formatStay(inDecember, "long", "en-US")).toBe("December 12–15");
  });

  test("over two months each end has its own", () => {
    expect(formatStay(overNewYear, "short", "pt-BR")).toBe("30 de dez. a 2 de jan.");
    expect(formatStay(overNewYear, "long", "en-US")).toBe("December 30 – January 2");
  });
});
