import { describe, expect, test } from "vitest";
import { BY_HAND, type ProviderWays, waysOf } from "../../../domain/payment-choice.ts";
import { isFallenBack, pixOptions } from "./payment-words.ts";

const framed: ProviderWays = { name: "framed", label: "Um", card: "frame", pix: "frame" };
const paged: ProviderWays = { name: "paged", label: "Outro", card: "page", pix: "code" };
const both = [framed, paged];
const key = { key: "12345678000195", payee: "Maré Mansa", onSite: true };

describe("the means of payment", () => {
  test("leave out a Pix that comes only beside cards taken elsewhere", () => {
    const offered = (card: string) => pixOptions(both, card, key).map(({ value }) => value);
    expect(offered("framed")).toEqual(["framed", "paged", BY_HAND]);
    expect(offered("paged")).toEqual(["paged", BY_HAND]);
  });

  test("are not as chosen once a provider has lost its settings", () => {
    const choice = { card: "paged", pix: "paged", mostInstallments: 3, payee: null };
    expect(isFallenBack(choice, waysOf(choice, both))).toBe(false);
    expect(isFallenBack(choice, waysOf(choice, [framed]))).toBe(true);
    expect(isFallenBack(null, waysOf(null, both))).toBe(false);
    const byHand = { ...choice, pix: BY_HAND };
    expect(isFallenBack(byHand, waysOf(byHand, both))).toBe(false);
  });
});
