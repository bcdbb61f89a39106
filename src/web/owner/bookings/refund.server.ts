import { z } from "zod";
import { AppError } from "../../../domain/app-error.ts";
import { type Centavos, formatMoney, parseMoney } from "../../../domain/money.ts";
import { text } from "../form/fields.server.ts";
import { Refusing } from "../form/refusing.ts";

const seen = z.coerce.number().int();

/** Of one room the policy decides. */
export const roomRefund = z.object({ seen });

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

/** The amount changed since the page was opened: what it said, and what it is now. */
export function tellBoth(error: unknown): never {
  if (!(error instanceof AppError) || error.code !== "refund-differs") throw error;
  const { seen, now } = error.details as { seen: Centavos; now: Centavos };
  const [before, after] = [seen, now].map((amount) => formatMoney(amount, "pt-BR"));
  throw new Refusing(
    error.code,
    `Nada foi cancelado. Esta página dizia que voltam ${before}; agora voltam ${after}. Confira e confirme de novo.`,
  );
}
