import { describe, expect, test } from "vitest";
import { BY_HAND, type ProviderWays, waysOf } from "../../../domain/payment-choice.ts";
import {
  cardOptions,
  isFallenBack,
  paymentSummary,
  pixOptions,
  pixTaker,
} from "./payment-words.ts";

const framed: ProviderWays = { name: "framed", label: "Um", card: "frame", pix: "frame" };
const paged: ProviderWays = { name: "paged", label: "Outro", card: "page", pix: "code" };
const both = [framed, paged];
const key = { key: "12345678000195", payee: "Maré Mansa", onSite: true };

describe("the means of payment", () => {
  test("say where a card is paid, and in how many parcelas", () => {
    const [here, there] = cardOptions(both, 6);
    expect(here).toMatchObject({
      value: "framed",
      name: "Um",
      text: expect.stringMatching("no próprio site"),
    });
    expect(there?.text).toMatch(/na página do provedor .* em até 6 parcelas/);
    expect(cardOptions([paged], 1)[0]?.text).toMatch(/: à vista\.$/);
  });

  test("leave out a Pix that comes only beside cards taken elsewhere", () => {
    const offered = (card: string) => pixOptions(both, card, key).map(({ value }) => value);
    expect(offered("framed")).toEqual(["framed", "paged", BY_HAND]);
    expect(offered("paged")).toEqual(["paged", BY_HAND]);
  });

  test("say what a Pix by hand needs, and where it is offered", () => {
    const said = (terms: typeof key | null) => pixOptions([], "framed", terms)[0]?.text;
    expect(said(null)).toMatch(/Falta a chave/);
    expect(said(key)).toMatch(/quando você diz que o Pix chegou.*também no site/);
    expect(said({ ...key, onSite: false })).toMatch(/no site, só cartão/);
  });

  test("are told in one line", () => {
    const choice = { card: "paged", pix: BY_HAND, mostInstallments: 3, payee: null };
    const told = (paymentChoice: typeof choice | null, pix: typeof key | null) =>
      paymentSummary({ paymentChoice, providers: both, pix });
    expect(told(null, null)).toBe("Cartão: Um. Pix: Um.");
    expect(told(null, key)).toBe("Cartão: Um. Pix: Um e na chave da casa.");
    expect(told(choice, key)).toBe("Cartão: Outro. Pix: na chave da casa.");
    expect(told(choice, null)).toBe("Cartão: Outro. Pix: ainda não.");
    expect(pixTaker({ paymentChoice: choice, providers: both })).toBeNull();
    expect(pixTaker({ paymentChoice: null, providers: both })).toBeNull();
    const one = { ...choice, card: "framed", pix: "framed" };
    expect(pixTaker({ paymentChoice: one, providers: both })).toBe("Um");
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
