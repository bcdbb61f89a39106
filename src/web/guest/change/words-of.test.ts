import { describe, expect, test } from "vitest";
import type { ChangeFigures, ChangeOffer } from "../../../contract/guest-api.ts";
import { day } from "../../../domain/day.ts";
import { differenceOf, differing, pressOf } from "./words-of.ts";

const stay = { checkIn: day("2026-12-12"), checkOut: day("2026-12-15") };
const guests = { adults: 2, childrenUpTo12: 0, childrenAbove12: 0 };
const none: ChangeFigures = { total: 294_000, refund: 0, kept: 0, payFirst: 0 };

type Given = Partial<Omit<ChangeOffer, "figures">> & { figures?: Partial<ChangeFigures> };

function offer({ figures, ...change }: Given, total = 294_000): ChangeOffer {
  const room = { name: "Quarto Mar", stay, guests };
  return {
    wish: { stayId: "1", listingId: "mar", stay, guests },
    before: { ...room, total: 294_000 },
    after: { ...room, total },
    figures: { ...none, total, ...figures },
    refundPercent: 100,
    openBefore: 147_000,
    openAfter: 147_000,
    way: "self",
    ...change,
  };
}

describe("the button of a change says the money", () => {
  test.each([
    ["same price", offer({}), { words: "change", amount: 0 }],
    [
      "a rise that joins the balance",
      offer({ openAfter: 245_000 }, 392_000),
      { words: "pay-later", amount: 0 },
    ],
    [
      "a rise to be paid first",
      offer({ figures: { payFirst: 98_000 } }, 392_000),
      { words: "pay", amount: 98_000 },
    ],
    ["a balance that falls", offer({ openAfter: 49_000 }, 196_000), { words: "change", amount: 0 }],
    [
      "money that comes back",
      offer({ figures: { refund: 98_000 } }, 196_000),
      { words: "receive", amount: 98_000 },
    ],
    [
      "a request, whatever it costs",
      offer({ way: "too-late", figures: { payFirst: 98_000 } }, 392_000),
      { words: "ask", amount: 0 },
    ],
  ])("%s", (_, given, press) => {
    expect(pressOf(given)).toEqual(press);
  });
});

test("the difference is of the price, or what of it comes back", () => {
  expect(differenceOf(offer({}))).toEqual({ kind: "same", amount: 0 });
  expect(differenceOf(offer({}, 392_000))).toEqual({ kind: "more", amount: 98_000 });
  expect(differenceOf(offer({}, 196_000))).toEqual({ kind: "less", amount: 98_000 });
  const half = { total: 245_000, refund: 49_000, kept: 49_000 };
  expect(differenceOf(offer({ figures: half }, 196_000))).toEqual({ kind: "back", amount: 49_000 });
  const nothing = { total: 294_000, kept: 98_000 };
  expect(differenceOf(offer({ figures: nothing }, 196_000))).toEqual({ kind: "same", amount: 0 });
});

test("of figures that differ the first is named", () => {
  expect(differing(none, none)).toBeNull();
  expect(differing(none, { ...none, kept: 1, total: 2 })).toBe("total");
});
