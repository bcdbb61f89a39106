import { expect, test } from "vitest";
import { basisWords, whoCancelled } from "./cancellation-words.ts";

const basis = (one: Partial<Parameters<typeof basisWords>[0]>) =>
  basisWords({ basis: null, refundPercent: 50, agreed: null, ...one }, "pt-BR");

test("who cancelled is said as it was: on her page, by talking, by the house, or not at all", () => {
  const said = (who: "guest" | "house" | null, isOnline: boolean, name: string | null = "Nina") =>
    whoCancelled({ who, isOnline }, name, "pt-BR");
  expect(said("guest", true)).toBe("Nina, pelo link da reserva");
  expect(said("guest", false, null)).toBe("Quem reservou, falando com a casa");
  expect(said("house", false)).toBe("A casa");
  expect(said(null, false)).toBe(null);
});

test("the policy is named for what the policy decided, and for nothing else", () => {
  expect(basis({ basis: "policy" })).toBe("Política da reserva: 50% do que foi pago");
  expect(basis({ basis: "policy", refundPercent: 0 })).toMatch(/não há devolução/);
  for (const other of ["law", "house", "agreed", null] as const)
    expect(basis({ basis: other }) ?? "").not.toMatch(/olítica/);
  expect(basis({ basis: "gift" })).toMatch(/^Mais do que a política/);
});

test("an agreement is told in its words, until they are erased", () => {
  expect(basis({ basis: "agreed", agreed: "Fica para maio." })).toBe(
    "Combinado com o hóspede: Fica para maio.",
  );
  expect(basis({ basis: "agreed", agreed: "" })).toBe("Combinado com o hóspede");
});
