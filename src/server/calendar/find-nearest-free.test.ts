import { expect, test } from "vitest";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { stayAhead, Visit } from "../../../tests/support/visit.ts";
import { calls } from "../../contract/calls.ts";
import { addDays } from "../../domain/day.ts";
import type { Stay } from "../../domain/stay.ts";
import { blockNights } from "./block-nights.ts";

const app = await openTestApp();
const owner = { actor: "person:1", source: "admin" } as const;

async function nearest({ checkIn, checkOut }: Stay, more = "") {
  const query = `startDate=${checkIn}&endDate=${checkOut}${more}`;
  return (await new Visit(app).get(`${calls.findNearestFree.path}?${query}`)).json();
}

test("one call offers the nearest dates of any room that takes the party", async () => {
  const stay = stayAhead(app, 40, 2);
  await blockNights(app.deps, { listingId: "casa-inteira", stay, note: "" }, owner);
  const after = {
    startDate: stay.checkOut,
    endDate: addDays(stay.checkOut, 2),
    fromTotal: 2 * 690,
  };
  const { fits, refusal, alternatives } = await nearest(stay);
  expect({ fits, refusal }).toEqual({ fits: true, refusal: null });
  // The property allows no departure on a taken day.
  const before = { startDate: addDays(stay.checkIn, -3), endDate: addDays(stay.checkIn, -1) };
  expect(alternatives).toEqual([after, { ...before, fromTotal: 2 * 690 }]);
});

test("more people than any room takes have no nearest dates", async () => {
  const answer = await nearest(stayAhead(app, 60, 2), "&people=19");
  expect(answer).toEqual({ fits: false, alternatives: [], refusal: null });
});

test("a stay that no room would take is told why", async () => {
  const answer = await nearest(stayAhead(app, 60, 31));
  expect(answer).toMatchObject({ fits: true, refusal: { reason: "too-long", nights: 30 } });
});

test("without dates there is nothing to be near to", async () => {
  const answer = await new Visit(app).get(calls.findNearestFree.path);
  expect([answer.statusCode, answer.json().code]).toEqual([422, "invalid-stay"]);
});
