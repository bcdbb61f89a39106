import { describe, expect, test } from "vitest";
import { proposalOnPage } from "../../../tests/support/proposal-on-page.ts";
import { EVERYTHING } from "../../contract/page-urls.ts";
import { CARD, meansOf, PIX, paymentOf } from "./fields.ts";

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
    const paying = { ...card, bookingCode: null, isTold: false };
    expect(paymentOf(proposalOnPage({ plan: null, paying }), "sinal")).toEqual({
      paysAll: false,
      dueNow: 240_000,
    });
  });

  test("goes by Pix where the house takes it, unless a card is chosen", () => {
    expect(meansOf(proposalOnPage(), null)).toBe(PIX);
    expect(meansOf(proposalOnPage(), CARD)).toBe(CARD);
    expect(meansOf(proposalOnPage({ takesPix: false }), PIX)).toBe(CARD);
  });
});
