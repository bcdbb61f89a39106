import { expect, test } from "vitest";
import { formatMoney, formatPrice } from "./money.ts";

test("R29.01 prices follow pt-BR, without a space where the specification has none", () => {
  expect(formatPrice(89_000, "pt-BR")).toBe("R$890");
  expect(formatPrice(119_000, "pt-BR")).toBe("R$1.190");
  expect(formatPrice(89_050, "pt-BR")).toBe("R$890,50");
  expect(formatMoney(267_000, "pt-BR")).toBe("R$\u00a02.670");
});
