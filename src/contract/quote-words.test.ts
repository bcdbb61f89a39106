import { expect, test } from "vitest";
import { day } from "../domain/day.ts";
import type { QuoteLine } from "../domain/quote.ts";
import { quoteLineLabel } from "./quote-words.ts";

const night = { checkIn: day("2027-01-14"), checkOut: day("2027-01-15") };
const nights = { checkIn: day("2027-01-14"), checkOut: day("2027-01-17") };
const plain: QuoteLine = { kind: "nights", nights: 3, people: 1, unitPrice: 89_000, amount: 0 };

const both = (line: Partial<QuoteLine>) =>
  (["pt-BR", "en-US"] as const).map((language) =>
    quoteLineLabel({ ...plain, ...line }, language).replaceAll("\u00a0", " "),
  );

test("those of a later change are named, whether more or fewer", () => {
  expect(both({ nights: 1, stay: night })).toEqual([
    "1 noite a mais × R$ 890, noite de 14 de jan.",
    "1 more night × R$890, night of Jan 14",
  ]);
  expect(both({ nights: -3, stay: nights })).toEqual([
    "3 noites a menos, 14 a 17 de jan.",
    "3 fewer nights, Jan 14–17",
  ]);
});

test("people who come or stay away are told apart", () => {
  expect(both({ kind: "extra-adults", people: -1, stay: nights })).toEqual([
    "1 adulto a menos × 3 noites, 14 a 17 de jan.",
    "1 adult fewer × 3 nights, Jan 14–17",
  ]);
  expect(both({ kind: "children-up-to-12", people: 2, stay: nights })).toEqual([
    "2 crianças até 12 anos × 3 noites, 14 a 17 de jan.",
    "2 children up to age 12 × 3 nights, Jan 14–17",
  ]);
});
