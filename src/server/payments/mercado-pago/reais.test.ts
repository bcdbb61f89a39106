import fc from "fast-check";
import { expect, test } from "vitest";
import { toReais } from "../../../domain/money.ts";
import { toCentavos } from "./reais.ts";

test("an amount survives the way to decimal reais and back", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (centavos) => {
      const sent = JSON.stringify(toReais(centavos));
      expect(sent).toMatch(/^\d+(\.\d{1,2})?$/);
      expect(toCentavos(JSON.parse(sent))).toBe(centavos);
    }),
  );
});

test.each([0.005, 10.999, 0.1 + 0.2 + 0.001, Number.NaN, Number.POSITIVE_INFINITY])(
  "%d reais are not whole centavos",
  (reais) => {
    expect(() => toCentavos(reais)).toThrow("whole centavos");
  },
);

test("what a sum of decimals leaves behind is no centavo", () => {
  expect(toCentavos(0.1 + 0.2)).toBe(30);
  expect(toCentavos(19.99 * 3)).toBe(5_997);
});
