import { expect, test } from "vitest";
import { day } from "../domain/day.ts";
import type { DueTime, PaymentPlan } from "../domain/payment-plan.ts";
import { planSentence } from "./plan-words.ts";

const checkIn = day("2027-01-12");
const halfThen = (due: DueTime): PaymentPlan => [
  { amount: 133_500, due: "now" },
  { amount: 133_500, due },
];
const week = { daysBefore: 7, orAtProperty: true };

test.each([
  [week, "Sinal de 50 % agora, R$ 1.335; o resto até 5 de janeiro ou na chegada."],
  [{ ...week, orAtProperty: false }, "Sinal de 50 % agora, R$ 1.335; o resto até 5 de janeiro."],
  ["at-property", "Sinal de 50 % agora, R$ 1.335; o resto na chegada."],
] as const)("a deposit and its rest are one sentence: %j", (due, expected) => {
  const said = planSentence(halfThen(due), checkIn, "pt-BR");
  expect(said.replaceAll("\u00a0", " ")).toBe(expected);
});

test("and so in English", () => {
  expect(planSentence(halfThen(week), checkIn, "en-US").replaceAll("\u00a0", " ")).toBe(
    "50% deposit now, R$1,335; the rest by January 5 or on arrival.",
  );
});
