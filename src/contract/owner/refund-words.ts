import { type AccountPayment, goesBackOnline, type PaymentMeans } from "../../domain/account.ts";
import { todayIn } from "../../domain/day.ts";
import { formatDate, formatDayOfMonth } from "../../domain/format-stay.ts";
import { type Centavos, formatMoney } from "../../domain/money.ts";
import type { OnlineMeans } from "../../domain/payment-choice.ts";
import type { RefundState } from "../../domain/refund.ts";
import type { Dispute } from "./booking-money.ts";
import { refundStateNames } from "./words.ts";

type Refund = {
  readonly state: RefundState;
  readonly means: PaymentMeans | null;
  /** When it arrived. */
  readonly doneAt: number | null;
};

type Labels = Readonly<Record<string, string>>;

const ways: Readonly<Record<PaymentMeans, string>> = {
  online: "pelo provedor de pagamento",
  pix: "por Pix",
  cash: "em dinheiro",
  card: "na maquininha",
  transfer: "por transferência",
  portal: "pelo portal",
};

/** 'Vamos devolver pelo provedor de pagamento', 'Devolvido por Pix em 5 de dezembro' */
export function refundName({ state, means, doneAt }: Refund, timeZone: string): string {
  if (state !== "succeeded") return refundStateNames[state];
  const done = `Devolvido ${ways[means ?? "online"]}`;
  if (doneAt === null) return done;
  return `${done} em ${formatDayOfMonth(todayIn(timeZone, doneAt), "long", "pt-BR")}`;
}

/** 'O banco do hóspede contesta R$ 890; responda até 5 de dezembro na sua conta do provedor; …' */
export function disputeSentence({ amount, answerBy, provider }: Dispute, labels: Labels): string {
  const claim = `O banco do hóspede contesta ${formatMoney(amount, "pt-BR")}`;
  if (answerBy === null) {
    return `${claim} e já não espera resposta; enquanto ele decide, este valor não pode voltar.`;
  }
  const day = formatDayOfMonth(answerBy, "long", "pt-BR");
  const label = provider === null ? undefined : labels[provider];
  const where = label ? `na sua conta do provedor (${label})` : "na sua conta do provedor";
  return `${claim}; responda até ${day} ${where}; até lá este valor não pode voltar.`;
}

type Part = {
  readonly payment: Pick<AccountPayment, "means" | "refundableUntil">;
  readonly amount: Centavos;
};

/** 'R$ 300 pelo provedor de pagamento, R$ 200 por Pix ou dinheiro pela casa': how a refund would go. */
export function partsWords(parts: readonly Part[], at: Date): string {
  const sums = [
    [sumOf(parts, at, true), "pelo provedor de pagamento"],
    [sumOf(parts, at, false), "por Pix ou dinheiro pela casa"],
  ] as const;
  return sums
    .filter(([sum]) => sum > 0)
    .map(([sum, way]) => `${formatMoney(sum, "pt-BR")} ${way}`)
    .join(", ");
}

function sumOf(parts: readonly Part[], at: Date, isOnline: boolean): Centavos {
  const alike = parts.filter(({ payment }) => goesBackOnline(payment, at) === isOnline);
  return alike.reduce((sum, { amount }) => sum + amount, 0);
}

const meansOnline: Readonly<Record<OnlineMeans, string>> = { card: "cartão", pix: "Pix" };

type OnlinePayment = {
  readonly provider: string | null;
  readonly onlineMeans: OnlineMeans | null;
};

/** 'Pago no site: Pix, Mercado Pago', as far as it is known. */
export function onlineName({ provider, onlineMeans }: OnlinePayment, labels: Labels): string {
  const known = [
    onlineMeans && meansOnline[onlineMeans],
    provider === null ? undefined : labels[provider],
  ].filter(Boolean);
  return known.length > 0 ? `Pago no site: ${known.join(", ")}` : "Pago no site";
}

/** Until when the provider gives a payment back by itself; null: without an end that we know. */
export function refundableWords(
  { means, refundableUntil }: Pick<AccountPayment, "means" | "refundableUntil">,
  { at, timeZone }: { readonly at: Date; readonly timeZone: string },
): string | null {
  if (means !== "online" || !refundableUntil) return null;
  const day = formatDate(todayIn(timeZone, refundableUntil.getTime() - 1), "pt-BR");
  return at < refundableUntil
    ? `O provedor devolve até ${day}. Depois, a casa devolve por Pix ou dinheiro.`
    : `O provedor devolvia até ${day}. Agora a casa devolve por Pix ou dinheiro.`;
}
