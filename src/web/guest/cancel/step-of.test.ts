import { describe, expect, test } from "vitest";
import type { CancellationOffer } from "../../../contract/guest-api.ts";
import { stepOf } from "./step-of.ts";

const offer: CancellationOffer = {
  paid: 147_000,
  refund: 73_500,
  kept: 73_500,
  refundPercent: 50,
  step: null,
  online: 73_500,
  byHand: 0,
};
const known = { booking: { state: "confirmed" as const }, offer, isAsking: false };
const differs = { refused: "refund-differs", seen: 147_000 };

describe("the page of cancelling", () => {
  test("simulates, and says so where nothing comes back", () => {
    expect(stepOf(known)).toBe("simulator");
    expect(stepOf({ ...known, offer: { ...offer, refund: 0 } })).toBe("nothing");
  });

  test("asks once more before it acts", () => {
    expect(stepOf({ ...known, isAsking: true })).toBe("asking");
  });

  test("shows both figures if the amount has changed, until the new one was seen", () => {
    expect(stepOf({ ...known, isAsking: true }, differs)).toBe("differs");
    expect(stepOf(known, { ...differs, seen: 73_500 })).toBe("simulator");
  });

  test("is the receipt of a cancelled booking, whatever the form was told", () => {
    const booking = { state: "cancelled" as const };
    expect(stepOf({ ...known, booking, offer: null }, differs)).toBe("done");
  });

  test("leads to the house where a guest may not cancel", () => {
    expect(stepOf({ ...known, offer: null, isAsking: true })).toBe("not-here");
  });
});
