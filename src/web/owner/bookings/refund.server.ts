import { z } from "zod";
import { parseMoney } from "../../../domain/money.ts";
import { text } from "../form/fields.server.ts";

const seen = z.coerce.number().int();

/** What goes back, with what the page said of it: by the policy, everything, or a typed amount. */
export const refund = z
  .object({ refund: z.enum(["policy", "all", "other"]), policy: seen, all: seen, amount: text })
  .transform(({ refund, amount, ...shown }, context) => {
    if (refund !== "other") return { refund, seen: shown[refund] };
    const typed = parseMoney(amount);
    if (typed !== null) return { refund: typed, seen: typed };
    const message = "Escreva o valor assim: 350 ou 350,50.";
    context.addIssue({ code: "custom", path: ["amount"], message });
    return z.NEVER;
  });
