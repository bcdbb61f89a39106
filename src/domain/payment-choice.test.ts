import { describe, expect, test } from "vitest";
import {
  BY_HAND,
  isOnSite,
  MOST_INSTALLMENTS,
  meansOfFrame,
  mostInstallmentsOf,
  offeredWays,
  type PaymentChoice,
  type ProviderWays,
  payeeOf,
  waysOf,
} from "./payment-choice.ts";

const framed: ProviderWays = { name: "first", label: "First", card: "frame", pix: null };
const withPix: ProviderWays = { ...framed, pix: "frame" };
const paged: ProviderWays = { name: "second", label: "Second", card: "page", pix: "code" };
const choice = (card: string, pix: string): PaymentChoice => ({
  card,
  pix,
  mostInstallments: 6,
  payee: null,
});
const byHand = { provider: null, way: BY_HAND };

describe("without a choice", () => {
  test("as many parcelas as there can be are allowed, and the house's name is the payee", () => {
    expect(mostInstallmentsOf(null)).toBe(MOST_INSTALLMENTS);
    expect(payeeOf({ name: "Casa", paymentChoice: null })).toBe("Casa");
  });

  test("the first provider takes cards, and the house Pix by hand", () => {
    expect(waysOf(null, [framed, paged])).toEqual({
      card: { provider: "first", way: "frame", withPix: false },
      pix: byHand,
    });
  });

  test("the first provider's frame takes Pix too once its account may, beside the house", () => {
    const ways = waysOf(null, [withPix, paged]);
    expect(ways.card && meansOfFrame(ways.card)).toBe("card-or-pix");
    expect(offeredWays(ways, true)).toEqual({ card: "frame", pix: BY_HAND });
  });
});

describe("without a provider", () => {
  const ways = waysOf(null, []);

  test("nobody takes cards, and the house's key is the only way there can be", () => {
    expect(ways).toEqual({ card: null, pix: byHand });
    expect(offeredWays(ways, false)).toEqual({ card: null, pix: null });
    expect(offeredWays(ways, true)).toEqual({ card: null, pix: BY_HAND });
  });

  test.each([
    [null, false],
    ["own-bookings", true],
    ["site", true],
  ] as const)("a key for %s takes Pix of visitors: %s", (handPix, isTaken) => {
    expect(isOnSite(handPix, ways)).toBe(isTaken);
  });

  test("beside cards the key is on the site only where the owner says so", () => {
    expect(isOnSite("own-bookings", waysOf(null, [framed]))).toBe(false);
    expect(isOnSite("site", waysOf(null, [framed]))).toBe(true);
  });

  test("one that shows codes takes Pix by itself, where it is the only one", () => {
    expect(waysOf(null, [paged])).toEqual({
      card: { provider: "second", way: "page", withPix: false },
      pix: { provider: "second", way: "code" },
    });
  });
});

describe("with a choice", () => {
  test.each([
    ["first", "second", "frame", "code"],
    ["second", "second", "page", "code"],
    ["second", BY_HAND, "page", BY_HAND],
    ["first", BY_HAND, "frame", BY_HAND],
  ] as const)("cards by %s and Pix by %s are taken so", (card, pix, cardWay, pixWay) => {
    const ways = waysOf(choice(card, pix), [framed, paged]);
    expect([ways.card?.way, ways.pix.way]).toEqual([cardWay, pixWay]);
    expect(ways.card && meansOfFrame(ways.card)).toBe("card");
  });

  test("a provider that is no longer set up takes nothing", () => {
    expect(waysOf(choice("second", "second"), [framed])).toEqual({
      card: { provider: "first", way: "frame", withPix: false },
      pix: byHand,
    });
  });

  test("Pix in a frame needs the cards of that frame", () => {
    expect(waysOf(choice("second", "first"), [withPix, paged]).pix).toEqual(byHand);
  });
});

test.each([
  ["code", true, "code"],
  ["code", false, "code"],
  [BY_HAND, true, BY_HAND],
  [BY_HAND, false, null],
] as const)("Pix by %s, with a key of the house: %s, is offered as %s", (way, hasKey, offered) => {
  const ways = waysOf(choice("first", way === "code" ? "second" : BY_HAND), [framed, paged]);
  expect(offeredWays(ways, hasKey)).toEqual({ card: "frame", pix: offered });
});

test("Pix in the frame of cards is no choice of its own, and the house's key none beside it", () => {
  const ways = waysOf(choice("first", "first"), [withPix]);
  expect(ways.card && meansOfFrame(ways.card)).toBe("card-or-pix");
  expect(offeredWays(ways, true)).toEqual({ card: "frame", pix: null });
});

test("the owner chooses how many parcelas there are, and whom the bank names", () => {
  const chosen = { ...choice("second", "second"), payee: "Casa Ltda" };
  expect(mostInstallmentsOf(chosen)).toBe(6);
  expect(payeeOf({ name: "Casa", paymentChoice: chosen })).toBe("Casa Ltda");
});
