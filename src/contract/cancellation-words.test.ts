import { expect, test } from "vitest";
import { basisWords } from "./cancellation-words.ts";

const basis = (one: Partial<Parameters<typeof basisWords>[0]>) =>
  basisWords({ basis: null, refundPercent: 50, agreed: null, ...one }, "pt-BR");

test("the policy is named for what the policy decided, and for nothing else", () => {
  expect(basis({ basis: "policy" })).toBe("Política da reserva: 50% do que foi pago");
  expect(basis({ basis: "policy", refundPercent: 0 })).toMatch(/não há devolução/);
  for (const other of ["law", "house", "agreed", null] as const)
    expect(basis({ basis: other }) ?? "").not.toMatch(/olítica/);
  expect(basis({ basis: "gift" })).toMatch(/^Mais do que a política/);
});
