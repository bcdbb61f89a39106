import { expect, test } from "vitest";
import type { ChangePreview } from "../../../contract/owner/timeline.ts";
import { addDays, day } from "../../../domain/day.ts";
import { adultsOnly } from "../../../domain/guests.ts";
import { agreedQuote, sumOf } from "../../../domain/quote.ts";
import { differenceLines } from "../../../domain/stay-difference.ts";
import { rates } from "../../../domain/testing/rates.ts";
import { choiceWords } from "./choice-words.ts";

const stayOf = (nights: number) => ({
  checkIn: day("2027-01-11"),
  checkOut: addDays(day("2027-01-11"), nights),
});

function terms(nights: number, adults = 2, refund = 0): ChangePreview {
  const { lines: bought } = agreedQuote(stayOf(3), 240_000);
  const before = { stay: stayOf(3), guests: adultsOnly(2), lines: bought };
  const after = { stay: stayOf(nights), guests: adultsOnly(adults) };
  const lines = differenceLines(rates, before, after) ?? [];
  return {
    takers: [],
    tooManyGuests: false,
    total: 240_000,
    listTotal: 356_000,
    refund: 0,
    difference: { amount: sumOf(lines), lines, refund },
    agreed: true,
    sameWorth: false,
    choices: [],
  };
}

const said = (...asked: Parameters<typeof choiceWords>) =>
  choiceWords(...asked).replaceAll("\u00a0", " ");

test("the extra nights are named as such", () => {
  expect(said("difference", terms(4))).toBe("Só a noite extra: R$ 890");
  expect(said("difference", terms(5))).toBe("Só as 2 noites extras: R$ 1.780");
  expect(said("list", terms(4))).toBe("Recalcular tudo a preço de hoje: total de R$ 3.560");
  expect(said("keep", terms(4))).toBe("Sem cobrar: continua R$ 2.400");
});

test("but not where people come with them", () => {
  expect(said("difference", terms(4, 3))).toBe("Cobrar a diferença: R$ 1.410");
  expect(said("difference", terms(3, 3))).toBe("Cobrar a diferença: R$ 390");
});

test("what is dropped is taken off, and what goes back is said apart", () => {
  expect(said("difference", terms(2))).toBe("Descontar R$ 800");
  expect(said("difference", terms(2, 2, 30_000))).toBe("Descontar R$ 800 e devolver R$ 300");
  expect(said("keep", terms(2))).toBe("Não devolver nada: continua R$ 2.400");
});
