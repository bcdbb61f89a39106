import { expect, test } from "vitest";
import { day } from "../../../domain/day.ts";
import type { DepositTerms } from "../../../domain/payment-plan.ts";
import { canSplit, firstPayment, keepingOf, percentsOf, usualDeposit } from "./terms.ts";

const terms: DepositTerms = {
  percent: 40,
  balance: { daysBefore: 7, orAtProperty: false },
  fullWithinDays: 10,
  fullPeriods: [],
};
const stay = { checkIn: day("2027-01-16"), checkOut: day("2027-01-21") };
const offered = { stay, total: 480_000, today: day("2026-11-17") };

test("the house's own percentage is the first choice, and named once", () => {
  expect(percentsOf(terms, true)).toEqual([40, 30, 50]);
  expect(percentsOf({ ...terms, percent: 50 }, true)).toEqual([50, 30]);
  expect(percentsOf(null, true)).toEqual([30, 50]);
});

test("the team offers no less than the house asks for", () => {
  expect(percentsOf(terms, false)).toEqual([40, 50]);
  expect(percentsOf({ ...terms, percent: 60 }, false)).toEqual([60]);
  expect(percentsOf(null, false)).toEqual([50]);
});

test("what the site asks for is chosen until something else is", () => {
  expect(usualDeposit(terms, offered)).toBe(40);
  expect(usualDeposit(null, offered)).toBe("all");
  expect(usualDeposit(terms, { ...offered, today: day("2027-01-08") })).toBe("all");
});

test("a deposit can be agreed until the rest would be due", () => {
  expect(canSplit(terms, { ...offered, today: day("2027-01-08") })).toBe(true);
  expect(canSplit(terms, { ...offered, today: day("2027-01-09") })).toBe(false);
  expect(canSplit(null, { ...offered, today: day("2027-01-09") })).toBe(true);
  expect(firstPayment(50, terms, offered)).toBe(240_000);
  expect(firstPayment("all", terms, offered)).toBe(480_000);
});

test("nights are kept for two days at most", () => {
  expect([keepingOf(24), keepingOf(48), keepingOf(120)]).toEqual([24, 48, 48]);
});
