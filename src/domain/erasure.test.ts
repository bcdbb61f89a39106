import { describe, expect, test } from "vitest";
import { addDays, day } from "./day.ts";
import {
  CLAIM_DAYS,
  type ErasureFacts,
  LATE_PAYMENT_DAYS,
  longest,
  notYetErasable,
} from "./erasure.ts";

const today = day("2026-11-15");
const over: ErasureFacts = {
  state: "confirmed",
  lastDay: addDays(today, -CLAIM_DAYS - 1),
  wasPaid: true,
  owesGuest: false,
};

describe("a guest can be erased", () => {
  test.each<[string, Partial<ErasureFacts>]>([
    ["once a stay can no longer be contested", {}],
    [
      "as soon as a stay nobody paid for is cancelled",
      { state: "cancelled", lastDay: today, wasPaid: false },
    ],
    [
      "days after a hold that came to nothing",
      { state: "expired", lastDay: addDays(today, -LATE_PAYMENT_DAYS - 1) },
    ],
  ])("%s", (_, facts) => {
    expect(notYetErasable({ ...over, ...facts }, today)).toBeNull();
  });
});

describe("a guest cannot be erased yet", () => {
  test.each<[string, Partial<ErasureFacts>, string, number | null]>([
    ["while a stay lies ahead", { lastDay: addDays(today, 9) }, "stay", 9 + CLAIM_DAYS + 1],
    ["on the day of leaving", { lastDay: today }, "stay", CLAIM_DAYS + 1],
    ["on the last day of contesting", { lastDay: addDays(today, -CLAIM_DAYS) }, "claims", 1],
    [
      "after a cancellation that was paid for",
      { state: "cancelled", lastDay: today },
      "claims",
      CLAIM_DAYS + 1,
    ],
    ["while money is on its way back", { owesGuest: true }, "money", null],
    [
      "while money for a cancelled stay is on its way",
      { state: "cancelled", owesGuest: true },
      "money",
      null,
    ],
    [
      "while somebody is paying",
      { state: "held", lastDay: today },
      "paying",
      LATE_PAYMENT_DAYS + 1,
    ],
    [
      "while a late payment may come",
      { state: "expired", lastDay: addDays(today, -LATE_PAYMENT_DAYS) },
      "paying",
      1,
    ],
  ])("%s", (_, facts, because, inDays) => {
    const from = inDays === null ? null : addDays(today, inDays);
    expect(notYetErasable({ ...over, ...facts }, today)).toEqual({ because, from });
  });
});

test("of several bookings the one that takes longest counts, and one without an end most of all", () => {
  const soon = { because: "claims", from: addDays(today, 3) } as const;
  const late = { because: "stay", from: addDays(today, 90) } as const;
  const open = { because: "money", from: null } as const;
  expect(longest([null, soon, late, soon])).toEqual(late);
  expect(longest([late, open, soon])).toEqual(open);
  expect(longest([open, late])).toEqual(open);
  expect(longest([null, null])).toBeNull();
  expect(longest([])).toBeNull();
});
