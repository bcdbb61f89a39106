import { describe, expect, test } from "vitest";
import { proposalOnPage } from "../../../tests/support/proposal-on-page.ts";
import { CARD, EVERYTHING, PIX } from "../../contract/page-urls.ts";
import { isPaidElsewhere, meansOf, paymentOf } from "./fields.ts";

describe("what is paid now", () => {
  test("is the deposit, unless everything is chosen or due", () => {
    expect(paymentOf(proposalOnPage(), null)).toEqual({ paysAll: false, dueNow: 240_000 });
    expect(paymentOf(proposalOnPage(), EVERYTHING)).toEqual({ paysAll: true, dueNow: 480_000 });
    expect(paymentOf(proposalOnPage({ plan: null }), "sinal")).toEqual({
      paysAll: true,
      dueNow: 480_000,
    });
  });

  test("stays the deposit that is being paid, also once everything would be due", () => {
    const card = { means: "card", until: 0, dueNow: 240_000 } as const;
    const paying = { ...card, begun: null, isTold: false };
    expect(paymentOf(proposalOnPage({ plan: null, paying }), "sinal")).toEqual({
      paysAll: false,
      dueNow: 240_000,
    });
  });

  test("goes by Pix where the house takes it, unless a card is chosen", () => {
    const both = { card: "frame", pix: "code" } as const;
    expect(meansOf(both, null)).toBe("pix");
    expect(meansOf(both, CARD)).toBe("card");
    expect(meansOf({ card: "page", pix: null }, PIX)).toBe("card");
  });
});

describe("a payment of another browser", () => {
  const begun = { code: "MARE-7K42XB", at: "payment" } as const;
  const ways = {
    frame: { card: "frame", pix: "code" },
    page: { card: "page", pix: null },
  } as const;
  test.each([
    ["a Pix", "pix", ways.frame, null, true],
    ["a card on its own page", "card", ways.page, null, true],
    ["a card in the frame, which is one for all", "card", ways.frame, null, false],
    ["one that this browser began", "card", ways.page, begun, false],
  ] as const)("%s", (_, means, offered, began, isElsewhere) => {
    const paying = { means, until: 0, dueNow: 240_000, begun: began, isTold: false };
    expect(isPaidElsewhere({ ways: offered, paying })).toBe(isElsewhere);
  });
});
