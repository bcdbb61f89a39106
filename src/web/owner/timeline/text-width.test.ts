import { expect, test } from "vitest";
import { emsOf, linesIn } from "./text-width.ts";

test("wide letters count more than narrow ones", () => {
  expect(emsOf("Lili")).toBeLessThan(emsOf("Mamo"));
  expect(emsOf("")).toBe(0);
});

test("a text breaks between its words, never within one", () => {
  const name = "Paulo e Rita Cunha";
  expect(linesIn(name, emsOf(name))).toBe(1);
  expect(linesIn(name, emsOf("Rita Cunha"))).toBe(2);
  expect(linesIn(name, emsOf("Cunha"))).toBe(3);
  expect(linesIn(name, emsOf("Cunh"))).toBe(Number.POSITIVE_INFINITY);
});
