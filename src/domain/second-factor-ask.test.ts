import { expect, test } from "vitest";
import { askOf, isHeldBack } from "./second-factor-ask.ts";

const NOW = 1_000_000;
const owner = { role: "owner", secondFactor: false, putOffUntil: null } as const;

test("an owner is asked, and held back until she turns it on or puts it off", () => {
  expect(askOf(owner, NOW)).toEqual({ kind: "asked" });
  expect(askOf({ ...owner, secondFactor: true }, NOW)).toEqual({ kind: "none" });
  expect(isHeldBack(askOf(owner, NOW))).toBe(true);
});

test("what is put off is open until its very end, and closed from then on", () => {
  const until = NOW + 1;
  expect(askOf({ ...owner, putOffUntil: until }, NOW)).toEqual({ kind: "put-off", until });
  expect(isHeldBack(askOf({ ...owner, putOffUntil: until }, NOW))).toBe(false);
  expect(askOf({ ...owner, putOffUntil: until }, until)).toEqual({ kind: "overdue" });
  expect(isHeldBack(askOf({ ...owner, putOffUntil: until }, until))).toBe(true);
});

test.each(["team", "cleaning"] as const)("the %s is not asked", (role) => {
  expect(askOf({ ...owner, role, putOffUntil: 0 }, NOW)).toEqual({ kind: "none" });
});

test("nobody is asked whose row says never", () => {
  expect(askOf({ ...owner, putOffUntil: Number.POSITIVE_INFINITY }, NOW)).toEqual({ kind: "none" });
});
