import { expect, test } from "vitest";
import { type BarWords, fitOf } from "./bar-fit.ts";

const bar = (title: string, more: Partial<BarWords> = {}): BarWords => ({
  ...{ title, detail: "3 noites", flag: title },
  ...{ hasLetter: true, hasMark: false, ...more },
});
const DAY = 40;

test("a long stay shows everything; a shorter one first drops what is not the name", () => {
  expect(fitOf(bar("Helena Prado"), 4 * DAY)).toBe("full");
  expect(fitOf(bar("Maria Aparecida Conceição"), 3.5 * DAY)).toBe("name");
  expect(fitOf(bar("Mariana Lopes"), 2 * DAY)).toBe("stack");
});

test("a name that would be cut is a flag", () => {
  expect(fitOf(bar("Bartolomeu Constantino"), DAY)).toBe("flag");
  expect(fitOf(bar("Ana"), DAY)).toBe("stack");
  expect(fitOf(bar("Ana"), DAY / 2)).toBe("flag");
});

test("the mark of open money takes its space from the name", () => {
  expect(fitOf(bar("Ana", { hasMark: true }), DAY)).toBe("flag");
  expect(fitOf(bar("Helena Prado", { hasMark: true }), 3 * DAY)).toBe("stack");
  expect(fitOf(bar("Helena Prado"), 3 * DAY)).toBe("full");
});

test("a hold says how long it lasts; closed nights may say nothing", () => {
  const hold = { hasLetter: false, detail: "45 min", flag: "Pagando, 45 min" };
  expect(fitOf(bar("Pagando", hold), 2 * DAY)).toBe("full");
  expect(fitOf(bar("Pagando", hold), 1.5 * DAY)).toBe("flag");
  expect(fitOf(bar("Casa inteira vendida", { flag: null, hasLetter: false }), DAY)).toBe("bare");
});
