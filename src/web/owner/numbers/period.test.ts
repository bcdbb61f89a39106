import { expect, test } from "vitest";
import { periodIn } from "./period.ts";

const period = (search: string) => periodIn(`https://casa.example/admin/numeros${search}`);

test("a period is a first month and up to twelve of them", () => {
  expect(period("?de=2026-07&meses=3")).toEqual({ from: "2026-07", months: 3 });
  expect(period("")).toEqual({ from: null, months: 12 });
});

test.each(["0", "13", "-1", "1.5", "NaN", "1e9", "três"])("%s months are twelve", (months) => {
  expect(period(`?de=2026-13&meses=${months}`)).toEqual({ from: null, months: 12 });
});
