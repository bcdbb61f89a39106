import { z } from "zod";
import { type Centavos, parseMoney } from "../../../domain/money.ts";
import { text } from "../form/fields.server.ts";

/** The policy's amount, one of the suggested amounts, or a typed one. */
export const refund = z.object({ refund: text, amount: text }).transform((typed, context) => {
  const amount = amountIn(typed.refund, typed.amount);
  if (amount !== null) return amount;
  const message = "Escreva o valor assim: 350 ou 350,50.";
  context.addIssue({ code: "custom", path: ["amount"], message });
  return z.NEVER;
});

function amountIn(chosen: string, typed: string): Centavos | "policy" | null {
  if (chosen === "policy") return "policy";
  if (chosen === "other") return parseMoney(typed);
  return /^\d{1,9}$/.test(chosen) ? Number(chosen) : null;
}
