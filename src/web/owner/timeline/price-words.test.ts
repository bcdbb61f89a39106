import { expect, test } from "vitest";
import { doDiffer, priceName, pricesWords } from "./price-words.ts";

const plain = { price: 89_000, longer: null };
const carnival = { price: 140_050, longer: null };
const offer = { price: 89_000, longer: { fromNights: 3, price: 69_000 } };
const spaced = (text: string) => text.replaceAll("\u00a0", " ");

test("a row says one price while all its nights cost the same", () => {
  expect(doDiffer([plain, plain])).toBe(false);
  expect(spaced(pricesWords([plain, plain]))).toBe("R$ 890");
  expect(pricesWords([])).toBe("");
});

test("and from which to which where they do not, with each night saying its own", () => {
  expect(doDiffer([plain, carnival])).toBe(true);
  expect(spaced(pricesWords([plain, carnival]))).toBe("R$ 890 a 1.400,50");
  expect(spaced(priceName(carnival))).toBe(", R$ 1.400,50");
});

test("an offer for longer stays is said beside the price", () => {
  expect(doDiffer([offer])).toBe(true);
  expect(spaced(pricesWords([offer]))).toBe("R$ 690 a 890");
  expect(spaced(priceName(offer))).toBe(", R$ 890, ou R$ 690 a partir de 3 noites");
});
