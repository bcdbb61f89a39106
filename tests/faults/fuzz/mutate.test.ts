import fc from "fast-check";
import { expect, test } from "vitest";
import type { Case } from "./case.ts";
import { mutation } from "./mutate.ts";

const search: Case = {
  who: "nobody",
  method: "GET",
  path: "/quartos?startDate=2027-01-10&endDate=2027-01-12",
};

test("a query's value is bent into what a date can be mistaken for, as somebody would type it", () => {
  const bent = fc.sample(mutation, { seed: 1, numRuns: 5_000 }).map((mutate) => {
    return new URLSearchParams(mutate(search).path.split("?")[1]).get("startDate");
  });
  expect(bent).toEqual(expect.arrayContaining(["0000-01-01", "2026-02-30", "-1", "null"]));
});
