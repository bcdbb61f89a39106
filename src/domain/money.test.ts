import { expect, test } from "vitest";
import { formatMoney, formatPrice, parseMoney } from "./money.ts";

test("R29.01 prices follow pt-BR, without a space where the specification has none", () => {
  expect(formatPrice(89_000, "pt-BR")).toBe("R$890");
  expect(formatPrice(119_000, "pt-BR")).toBe("R$1.190");
  expect(formatPrice(89_050, "pt-BR")).toBe("R$890,50");
  expect(formatMoney(267_000, "pt-BR")).toBe("R$\u00a02.670");
});

test.each([
  ["R$ 890", 89_000],
  ["R$\u00a0890", 89_000],
  ["890", 89_000],
  ["890,50", 89_050],
  ["890,5", 89_050],
  ["890.50", 89_050],
  ["1.890", 189_000],
  ["R$1.890,05", 189_005],
  ["  0 ", 0],
  ["1.000.000", 100_000_000],
])("%s is understood as it is meant", (text, centavos) => {
  expect(parseMoney(text)).toBe(centavos);
});

test.each([
  "",
  "R$",
  "-5",
  "890,",
  "8,90,1",
  "12.3456",
  "1e3",
  "oitocentos",
  "99999999",
  "20.000.000",
  "1.000.000,01",
])("%j is no amount", (text) => {
  expect(parseMoney(text)).toBeNull();
});

test("what is shown can be typed again", () => {
  for (const centavos of [0, 5, 100, 89_000, 89_050, 189_000, 12_345_678]) {
    expect(parseMoney(formatMoney(centavos, "pt-BR"))).toBe(centavos);
  }
});
