import type { PaymentMeans } from "../../domain/account.ts";
import { todayIn } from "../../domain/day.ts";
import { formatDayOfMonth } from "../../domain/format-stay.ts";
import { type Centavos, formatMoney } from "../../domain/money.ts";
import type { RefundState } from "../../domain/refund.ts";
import type { Dispute } from "./booking-money.ts";
import { refundStateNames } from "./words.ts";

type Refund = {
  readonly state: RefundState;
  readonly means: PaymentMeans | null;
  /** When it arrived. */
  readonly doneAt: number | null;
};

const ways: Readonly<Record<PaymentMeans, string>> = {
  online: "no cartão",
  pix: "por Pix",
  cash: "em dinheiro",
  card: "na maquininha",
  transfer: "por transferência",
  portal: "pelo portal",
};

/** 'Vamos devolver pelo cartão', 'A caminho do cartão', 'Devolvido por Pix em 5 de dezembro' */
export function refundName({ state, means, doneAt }: Refund, timeZone: string): string {
  if (state !== "succeeded") return refundStateNames[state];
  const done = `Devolvido ${ways[means ?? "online"]}`;
  if (doneAt === null) return done;
  return `${done} em ${formatDayOfMonth(todayIn(timeZone, doneAt), "long", "pt-BR")}`;
}

/** 'O banco do hóspede contesta R$ 890; responda até 5 de dezembro no painel do Stripe; …' */
export function disputeSentence({ amount, answerBy }: Dispute): string {
  const claim = `O banco do hóspede contesta ${formatMoney(amount, "pt-BR")}`;
  if (answerBy === null) {
    return `${claim} e já não espera resposta; enquanto ele decide, este valor não pode voltar.`;
  }
  const day = formatDayOfMonth(answerBy, "long", "pt-BR");
  return `${claim}; responda até ${day} no painel do Stripe; até lá este valor não pode voltar.`;
}

type Part = {
  readonly payment: { readonly means: PaymentMeans };
  readonly amount: Centavos;
};

/** 'R$ 300 pelo cartão, R$ 200 por Pix ou dinheiro pela casa': how a refund would go back. */
export function partsWords(parts: readonly Part[]): string {
  const sums = [
    [sumOf(parts, true), "pelo cartão"],
    [sumOf(parts, false), "por Pix ou dinheiro pela casa"],
  ] as const;
  return sums
    .filter(([sum]) => sum > 0)
    .map(([sum, way]) => `${formatMoney(sum, "pt-BR")} ${way}`)
    .join(", ");
}

function sumOf(parts: readonly Part[], isOnline: boolean): Centavos {
  const alike = parts.filter(({ payment }) => (payment.means === "online") === isOnline);
  return alike.reduce((sum, { amount }) => sum + amount, 0);
}
