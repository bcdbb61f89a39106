import { expect, test } from "vitest";
import { findPlace } from "./place-popover.ts";

const calendar = { width: 728, height: 493 };
const fields = (top: number, left = 700) => ({ top, bottom: top + 66, left });

test("a popover opens below what it belongs to", () => {
  expect(findPlace(fields(300), calendar, 900)).toEqual({ top: 378, isBeside: false, covered: 0 });
});

test("it opens above where there is no room below", () => {
  expect(findPlace(fields(600), calendar, 900)).toEqual({ top: 95, isBeside: false, covered: 0 });
});

test("on a laptop with room neither below nor above it opens beside, whole on the screen", () => {
  const { top, isBeside } = findPlace(fields(334, 925), calendar, 657);
  expect(isBeside).toBe(true);
  expect([top, top + calendar.height]).toEqual([152, 645]);
});

test("where it would cover the fields it says how far to scroll, and then fits below them", () => {
  const before = findPlace(fields(380, 60), calendar, 800);
  expect(before).toEqual({ top: 295, isBeside: false, covered: 163 });
  expect(findPlace(fields(380 - before.covered, 60), calendar, 800).top).toBe(295);
});

test("on a screen as low as itself it lies over the fields and scrolls nothing", () => {
  const { top, covered } = findPlace(fields(150, 60), { width: 384, height: 336 }, 360);
  expect([top, covered]).toEqual([12, 0]);
});
