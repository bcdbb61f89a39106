import { expect, test } from "vitest";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { stayAhead, Visit } from "../../../tests/support/visit.ts";
import { calls } from "../../contract/calls.ts";
import { addDays, type Day } from "../../domain/day.ts";
import { nightsOf } from "../../domain/stay.ts";
import { blockNights } from "./block-nights.ts";

const app = await openTestApp();
const owner = { actor: "person:1", source: "admin" } as const;

const full = async (visit = new Visit(app)): Promise<Day[]> =>
  (await visit.get(calls.listFullDays.path)).json();

test("a day is full when no room on the site is free that night, and not before", async () => {
  const stay = stayAhead(app, 40, 3);
  const [first, second] = nightsOf(stay);
  if (!first || !second) return;
  for (const listingId of ["mar", "coqueiro", "jangada"]) {
    await blockNights(app.deps, { listingId, stay, note: "" }, owner);
  }
  expect(await full()).toEqual([]);
  await blockNights(
    app.deps,
    { listingId: "farol", stay: { checkIn: second, checkOut: addDays(second, 1) }, note: "" },
    owner,
  );
  expect(await full()).toEqual([second]);
});

test("a room that is not on the site counts neither as free nor as taken", async () => {
  const stay = stayAhead(app, 60, 1);
  for (const listingId of ["mar", "coqueiro", "jangada"]) {
    await blockNights(app.deps, { listingId, stay, note: "" }, owner);
  }
  const before = await full();
  expect(before).not.toContain(stay.checkIn);
  const publish = (published: boolean) =>
    app.deps.db.updateTable("listing").set({ published }).where("id", "=", "farol").execute();
  await publish(false);
  expect(await full()).toContain(stay.checkIn);
  await publish(true);
});

test("the last free room that a visitor holds is not full to her", async () => {
  const stay = stayAhead(app, 80, 2);
  for (const listingId of ["mar", "coqueiro", "jangada"]) {
    await blockNights(app.deps, { listingId, stay, note: "" }, owner);
  }
  const visit = new Visit(app);
  await visit.book("farol", stay);
  expect(await full()).toEqual(expect.arrayContaining(nightsOf(stay)));
  expect(await full(visit)).not.toContain(stay.checkIn);
});

test("nothing is full while there is nothing to book", async () => {
  await app.deps.db.updateTable("listing").set({ published: false }).execute();
  expect(await full()).toEqual([]);
});
