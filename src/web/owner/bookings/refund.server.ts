import { z } from "zod";
import type { CancelWish } from "../../../contract/owner/booking-money.ts";
import { AppError } from "../../../domain/app-error.ts";
import { cancellers } from "../../../domain/cancellation-basis.ts";
import { type Centavos, formatMoney, parseMoney } from "../../../domain/money.ts";
import { FieldsRefused } from "../form/answer-form.ts";
import { text, textUpTo } from "../form/fields.server.ts";
import { Refusing } from "../form/refusing.ts";

const seen = z.coerce.number().int();
const who = z.enum(cancellers);

/** Of one room: its share of what was paid, or what the policy gives of it. */
export const roomRefund = z.object({ who, seen });

/** The wanted refund (due, all, or a typed amount), with the amounts that were shown. */
export const refund = z
  .object({
    who,
    refund: z.enum(["due", "all", "other"]).default("due"),
    ...{ due: seen, all: seen, amount: text, agreed: textUpTo(200) },
  })
  .transform(({ who, refund, amount, agreed, due, all }, context): CancelWish => {
    if (who === "house") return { who, seen: all };
    if (refund === "due") return { who, seen: due };
    if (refund === "all") return { who, refund: "all", seen: all };
    const typed = parseMoney(amount);
    if (typed !== null) return { who, refund: typed, agreed, seen: due };
    const message = "Escreva o valor assim: 350 ou 350,50.";
    context.addIssue({ code: "custom", path: ["amount"], message });
    return z.NEVER;
  });

/**
 * The amount changed since the page was opened: shows the old and the new one. Or it is less than
 * the policy gives, and the agreement with the guest was not written down.
 */
export function explainRefusal(error: unknown): never {
  if (!(error instanceof AppError)) throw error;
  if (error.code === "refund-below-policy") {
    throw new FieldsRefused({ agreed: "Escreva o que vocês combinaram." });
  }
  if (error.code !== "refund-differs") throw error;
  const { seen, now } = error.details as { seen: Centavos; now: Centavos };
  const [before, after] = [seen, now].map((amount) => formatMoney(amount, "pt-BR"));
  throw new Refusing(
    error.code,
    `Nada foi cancelado. Esta página dizia que voltam ${before}; agora voltam ${after}. Confira e confirme de novo.`,
  );
}
