import { z } from "zod";
import { type HandMeans, handMeans } from "../../../domain/account.ts";
import type { Centavos } from "../../../domain/money.ts";
import type { OwnerApi } from "../../../server/owner-api.ts";
import { FieldsRefused } from "../form/answer-form.ts";
import { dayOrNone, paidMoney, required, textUpTo, ticked } from "../form/fields.server.ts";
import { returnFields } from "../give-back/return-fields.server.ts";

const means = z.enum(handMeans);
const seen = z.coerce.number().int();

/** The forms about a booking's money. */
export const moneyWishes = [
  z.object({
    intent: z.literal("notePayment"),
    amount: paidMoney,
    means,
    on: dayOrNone("Escolha o dia."),
    words: textUpTo(200),
    anyway: ticked,
  }),
  z.object({
    intent: z.literal("removePayment"),
    payment: z.string(),
    why: required(200, "Escreva o que houve."),
  }),
  z.object(returnFields),
  z.object({
    intent: z.literal("adjustPrice"),
    kind: z.enum(["extra", "discount", "total"]),
    amount: paidMoney,
    seen,
    words: textUpTo(120),
  }),
  z.object({
    intent: z.literal("giveBack"),
    amount: paidMoney,
    way: z.enum(["same", ...handMeans]),
    words: textUpTo(120),
  }),
  z.object({ intent: z.literal("retryRefund"), refund: z.string() }),
  z.object({ intent: z.literal("noteRefund"), refund: z.string(), means }),
  z.object({ intent: z.literal("takeGiftBack"), refund: z.string() }),
] as const;

export type MoneyWish = z.output<(typeof moneyWishes)[number]>;

/** What the form asked for, and what was done. */
export type MoneyAct = {
  readonly act: MoneyWish["intent"];
  readonly amount: Centavos | null;
  /** The means by hand; null: through the provider, or an act without means. */
  readonly means: HandMeans | null;
};

const intents = new Set<string>(moneyWishes.map(({ shape }) => shape.intent.value));

export function isMoneyWish<W extends { readonly intent: string }>(
  asked: W | MoneyWish,
): asked is MoneyWish {
  return intents.has(asked.intent);
}

export async function performMoney(
  owner: OwnerApi,
  bookingId: string,
  asked: MoneyWish,
): Promise<MoneyAct> {
  await move(owner, bookingId, asked);
  const { intent: act } = asked;
  const amount = "amount" in asked ? asked.amount : null;
  const means = "means" in asked ? asked.means : null;
  return { act, amount, means: act === "giveBack" && asked.way !== "same" ? asked.way : means };
}

async function move(owner: OwnerApi, bookingId: string, asked: MoneyWish): Promise<void> {
  switch (asked.intent) {
    case "notePayment": {
      const { amount, anyway, on, words } = asked;
      const noted = { ...(on && { on }), ...(words && { words }) };
      return owner.notePayment({
        bookingId,
        amount,
        means: asked.means,
        evenMore: anyway,
        ...noted,
      });
    }
    case "removePayment":
      return owner.removePayment({ bookingId, paymentId: asked.payment, why: asked.why });
    case "noteReturn":
      return owner.noteReturn({
        bookingId,
        amount: asked.amount,
        means: asked.means,
        seen: asked.seen,
      });
    case "adjustPrice":
      return adjust(owner, bookingId, asked);
    case "giveBack": {
      const { amount, way, words } = asked;
      if (way === "same") return owner.giveBack({ bookingId, amount, words });
      return owner.noteReturn({ bookingId, amount, means: way, words });
    }
    case "retryRefund":
      return owner.retryRefund({ bookingId, refundId: asked.refund });
    case "noteRefund":
      return owner.noteRefund({ bookingId, refundId: asked.refund, means: asked.means });
    case "takeGiftBack":
      return owner.takeGiftBack({ bookingId, refundId: asked.refund });
  }
}

type Adjustment = {
  readonly kind: "extra" | "discount" | "total";
  readonly amount: Centavos;
  readonly seen: Centavos;
  readonly words: string;
};

/** An extra or a discount needs a text; a new total explains itself. */
async function adjust(
  owner: OwnerApi,
  bookingId: string,
  { kind, amount, seen, words }: Adjustment,
): Promise<void> {
  if (kind === "total") return owner.agreeTotal({ bookingId, total: amount, seen, words });
  if (words === "") throw new FieldsRefused({ words: "Escreva o que é, em poucas palavras." });
  if (kind === "extra") return owner.addExtra({ bookingId, amount, words });
  return owner.giveDiscount({ bookingId, amount, words });
}
