import { describe, expect, test } from "vitest";
import { carryFigures, pagesPerSecond } from "./carry.ts";
import { figure } from "./measure.ts";

describe("what two cores carry", () => {
  test("is bounded by the server's one thread while PostgreSQL has room beside it", () => {
    expect(pagesPerSecond(10, 2)).toBe(100);
  });

  test("is bounded by both together when PostgreSQL needs more than the other core", () => {
    expect(pagesPerSecond(10, 30)).toBe(50);
  });

  test("is set against the busiest pousada's busiest hour", () => {
    const measured = ["page-home", "page-room"].flatMap((id) => [
      figure(`${id}-cpu`, 10, "ms"),
      figure(`${id}-postgres`, 2, "ms"),
    ]);
    const carried = carryFigures([...measured, figure("hold-per-second", 100, "holds")]);
    const values = Object.fromEntries(carried.map(({ id, value }) => [id, value]));
    expect(values).toMatchObject({ "carry-pages": 100, "busiest-pages": 6.94 });
    expect(values["headroom-pages"]).toBeCloseTo(14.4);
    expect(values["headroom-holds"]).toBe(7200);
  });
});
