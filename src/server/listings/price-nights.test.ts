import { expect, test } from "vitest";
import { freshStay } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import type { PriceWish } from "../../contract/owner/prices.ts";
import { addDays, type Day } from "../../domain/day.ts";
import { priceOfNight } from "../../domain/quote.ts";
import { getListingToEdit } from "./get-listing-to-edit.ts";
import { previewPrices } from "./preview-prices.ts";
import { priceNights, takeBackPrices } from "./price-nights.ts";
import { priceWish } from "./price-wish.ts";

const app = await openTestApp();
const { deps } = app;
const dona = { actor: "person:dona", source: "admin" } as const;

function wish(firstNight: Day, nights: number, more: Partial<PriceWish> = {}): PriceWish {
  const lastNight = addDays(firstNight, nights - 1);
  return {
    ...{ listingIds: ["mar"], firstNight, lastNight, nightlyPrice: 120_000, minNights: null },
    ...more,
  };
}

async function costs(room: string, night: Day, length = 1): Promise<number> {
  const { listing } = await getListingToEdit(deps.db, room);
  return priceOfNight(listing.rates, night, length);
}

const seasonsOf = async (room: string) =>
  (await getListingToEdit(deps.db, room)).listing.rates.seasons;

test("costs from now on what the preview said, in each room and on no other night", async () => {
  const { checkIn } = freshStay(app);
  const asked = wish(checkIn, 2, { listingIds: ["mar", "farol"], minNights: 2 });
  const preview = await previewPrices(deps, asked);
  expect(preview).toMatchObject([
    { name: "Quarto Mar", runs: [{ before: { price: 89_000 }, after: { price: 120_000 } }] },
    { name: "Quarto Farol", runs: [{ before: { price: 69_000 }, after: { price: 120_000 } }] },
  ]);
  expect(preview[0]?.runs[0]?.minNights).toEqual({ before: 1, after: 2 });
  await priceNights(deps, asked, dona);
  for (const room of asked.listingIds) {
    expect(await costs(room, checkIn)).toBe(120_000);
    expect(await costs(room, addDays(checkIn, 1))).toBe(120_000);
  }
  expect(await costs("mar", addDays(checkIn, 2))).toBe(89_000);
  expect(await costs("jangada", checkIn)).toBe(82_000);
});

test("counts over a shorter season within it, and taken back leaves all as it was", async () => {
  const { checkIn } = freshStay(app, 9);
  const inner = wish(addDays(checkIn, 3), 2, { nightlyPrice: 150_000, minNights: 2 });
  await priceNights(deps, inner, dona);
  const before = await seasonsOf("mar");
  const outer = wish(checkIn, 8);
  const runs = (await previewPrices(deps, outer))[0]?.runs.map((run) => [
    ...[run.firstNight, run.before.price, run.after.price, run.minNights.after],
  ]);
  expect(runs).toEqual([
    [checkIn, 89_000, 120_000, 1],
    [inner.firstNight, 150_000, 120_000, 2],
    [addDays(checkIn, 5), 89_000, 120_000, 1],
  ]);
  const undo = await priceNights(deps, outer, dona);
  expect(await costs("mar", inner.firstNight)).toBe(120_000);
  await takeBackPrices(deps, undo, dona);
  expect(await costs("mar", inner.firstNight)).toBe(150_000);
  expect(await seasonsOf("mar")).toEqual(before);
});

test("a room that has changed since keeps its prices, and so do the others", async () => {
  const { checkIn } = freshStay(app);
  const undo = await priceNights(deps, wish(checkIn, 1, { listingIds: ["mar", "farol"] }), dona);
  await priceNights(deps, wish(checkIn, 1, { listingIds: ["mar"], nightlyPrice: 130_000 }), dona);
  await expect(takeBackPrices(deps, undo, dona)).rejects.toMatchObject({
    code: "changed-meanwhile",
  });
  expect([await costs("mar", checkIn), await costs("farol", checkIn)]).toEqual([130_000, 120_000]);
});

test("one unknown room and none is priced; a room has so many seasons and no more", async () => {
  const { checkIn } = freshStay(app);
  await expect(
    priceNights(deps, wish(checkIn, 1, { listingIds: ["mar", "nada"] }), dona),
  ).rejects.toMatchObject({ code: "listing-unknown" });
  expect(await costs("mar", checkIn)).toBe(89_000);
  const isTaken = (asked: PriceWish) => priceWish.safeParse(asked).success;
  const refused = [
    wish(checkIn, 1, { nightlyPrice: 0 }),
    wish(checkIn, 0),
    wish(checkIn, 1, { listingIds: [] }),
    wish(checkIn, 400),
  ];
  expect(refused.map(isTaken)).toEqual([false, false, false, false]);
  expect(isTaken(wish(checkIn, 1))).toBe(true);
  for (let index = (await seasonsOf("coqueiro")).length; index < 60; index += 1) {
    await priceNights(
      deps,
      wish(addDays(checkIn, 2 * index), 1, { listingIds: ["coqueiro"] }),
      dona,
    );
  }
  const more = wish(addDays(checkIn, 200), 1, { listingIds: ["coqueiro"] });
  await expect(priceNights(deps, more, dona)).rejects.toMatchObject({ code: "too-many-seasons" });
});

test("two people at once: both prices stand, one after the other", async () => {
  const { checkIn } = freshStay(app);
  const both = ["mar", "farol"];
  await Promise.all([
    priceNights(deps, wish(checkIn, 1, { listingIds: both }), dona),
    priceNights(deps, wish(addDays(checkIn, 1), 1, { listingIds: both.toReversed() }), dona),
  ]);
  for (const room of both) {
    expect(await costs(room, checkIn)).toBe(120_000);
    expect(await costs(room, addDays(checkIn, 1))).toBe(120_000);
  }
});
