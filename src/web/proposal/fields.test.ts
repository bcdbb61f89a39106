import { describe, expect, test } from "vitest";
import { sampleProposal } from "../../../tests/support/sample-proposal.ts";
import { EVERYTHING } from "../../contract/page-urls.ts";
import { CARD, meansOf, PIX, paymentOf } from "./fields.ts";

describe("what is paid now", () => {
  test("is the deposit, unless everything is chosen or due", () => {
    expect(paymentOf(sampleProposal(), null)).toEqual({ paysAll: false, dueNow: 240_000 });
    expect(paymentOf(sampleProposal(), EVERYTHING)).toEqual({ paysAll: true, dueNow: 480_000 });
    expect(paymentOf(sampleProposal({ plan: null }), "sinal")).toEqual({
      paysAll: true,
      dueNow: 480_000,
    });
  });

  test("goes by Pix where the house takes it, unless a card is chosen", () => {
    expect(meansOf(sampleProposal(), null)).toBe(PIX);
    expect(meansOf(sampleProposal(), CARD)).toBe(CARD);
    expect(meansOf(sampleProposal({ takesPix: false }), PIX)).toBe(CARD);
  });
});
