import { expect, test } from "vitest";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { stayAhead, Visit } from "../../../tests/support/visit.ts";
import { calls } from "../../contract/calls.ts";
import { addDays, weekday } from "../../domain/day.ts";
import type { Stay } from "../../domain/stay.ts";
import { blockNights } from "./block-nights.ts";

const app = await openTestApp();
const { deps } = app;
const ALL = ["mar", "coqueiro", "jangada", "farol", "casa-inteira"];

async function shown({ checkIn, checkOut }: Stay): Promise<string[]> {
  const url = `${calls.listListings.path}?startDate=${checkIn}&endDate=${checkOut}`;
  const rooms = (await new Visit(app).get(url)).json() as { _id: string; total: number }[];
  for (const { total } of rooms) expect(total).toBeGreaterThan(0);
  return rooms.map(({ _id }) => _id);
}

function setListing(id: string, terms: object): Promise<unknown> {
  return deps.db.updateTable("listing").set(terms).where("id", "=", id).execute();
}

test("a room with a longer minimum is not shown for fewer nights", async () => {
  await setListing("mar", { min_nights: 3 });
  expect(await shown(stayAhead(app, 50, 2))).toEqual(ALL.filter((id) => id !== "mar"));
  expect(await shown(stayAhead(app, 50, 3))).toEqual(ALL);
  const refused = await new Visit(app).book("mar", stayAhead(app, 50, 2));
  expect(refused.json().code).toBe("stay-too-short");
});

test("a season's minimum hides a room from shorter stays, whatever its price asks for", async () => {
  const stay = stayAhead(app, 60, 2);
  await deps.db
    .insertInto("season")
    .values({
      listing_id: "farol",
      position: 0,
      first_night: stay.checkIn,
      last_night: stay.checkOut,
      nightly_price: 90_000,
      from_nights: 3,
      min_nights: 5,
    })
    .execute();
  expect(await shown(stay)).not.toContain("farol");
  expect(await shown(stayAhead(app, 60, 5))).toContain("farol");
});

test("a room is not shown for a weekday on which nobody arrives there", async () => {
  const stay = stayAhead(app, 70, 2);
  await setListing("coqueiro", { no_arrival_weekdays: [weekday(stay.checkIn)] });
  expect(await shown(stay)).not.toContain("coqueiro");
  expect(await shown(stayAhead(app, 71, 2))).toContain("coqueiro");
});

test("nothing is shown for longer or further ahead than the house sells", async () => {
  expect(await shown(stayAhead(app, 80, 31))).toEqual([]);
  expect(await shown(stayAhead(app, 541, 3))).toEqual([]);
  expect(await shown(stayAhead(app, 540, 3))).not.toEqual([]);
});

test("tonight is shown until it can no longer be booked", async () => {
  const until = (time: string) =>
    deps.db.updateTable("property").set({ same_day_until: time }).execute();
  await until("24:00");
  expect(await shown(stayAhead(app, 0, 3))).toContain("jangada");
  await until("00:00");
  expect(await shown(stayAhead(app, 0, 3))).toEqual([]);
});

test("a lower price stands beside what the same nights cost without it, and one night more", async () => {
  const stay = stayAhead(app, 100, 2);
  const season = { position: 0, first_night: stay.checkIn, nightly_price: 40_000, from_nights: 3 };
  await deps.db
    .insertInto("season")
    .values({ ...season, listing_id: "jangada", last_night: addDays(stay.checkOut, 5) })
    .execute();
  const jangada = async ({ checkIn, checkOut }: Stay) => {
    const url = `${calls.listListings.path}?startDate=${checkIn}&endDate=${checkOut}`;
    const rooms = (await new Visit(app).get(url)).json() as { _id: string }[];
    return rooms.find(({ _id }) => _id === "jangada");
  };
  const two = await jangada(stay);
  expect(two).toMatchObject({ total: 2 * 820, oneMoreNight: 3 * 400 - 2 * 820 });
  expect(two).not.toHaveProperty("offer");
  const longer = { ...stay, checkOut: addDays(stay.checkOut, 1) };
  expect(await jangada(longer)).toMatchObject({
    total: 3 * 400,
    offer: { fullTotal: 3 * 820, fromNights: 3 },
    oneMoreNight: 400,
  });

  const next = { checkIn: addDays(longer.checkOut, 1), checkOut: addDays(longer.checkOut, 2) };
  const owner = { actor: "person:1", source: "admin" } as const;
  await blockNights(deps, { listingId: "jangada", stay: next, note: "" }, owner);
  expect(await jangada(longer)).not.toHaveProperty("oneMoreNight");
  expect(await jangada(stay)).toHaveProperty("oneMoreNight");
});
