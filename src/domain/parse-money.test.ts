import { expect, test } from "vitest";
import { parseMoney } from "./parse-money.ts";

test.each([
  ["890", 89_000],
  ["R$ 890", 89_000],
  ["R$\u00a01.890", 189_000],
  ["890,5", 89_050],
  ["1.234.567,89", null],
  ["12.345,67", 1_234_567],
  ["0", 0],
])("'%s' typed is %s centavos", (text, centavos) => {
  expect(parseMoney(text)).toBe(centavos);
});

test.each(["", "abc", "89,999", "1.89", "-5", "1e3", "8 9 0,", "890.50"])(
  "'%s' is no amount",
  (text) => {
    expect(parseMoney(text)).toBeNull();
  },
);
