import { todayIn } from "../../domain/day.ts";
import { formatDayOfMonth } from "../../domain/format-stay.ts";
import type { Language } from "../../domain/language.ts";
import { formatMoney } from "../../domain/money.ts";
import type { Return, Statement } from "../bookings/statement.ts";

const portuguese = {
  totalPaid: "Total pago",
  total: "Total",
  refundKey: "Chave Pix para a devolução",
  notYours: "Não foi você que deixou essa chave? Fale com a casa agora.",
  received: "Recebemos",
  returned: "Devolvido",
  paid: "Pago",
  open: "Falta pagar",
  inFavour: "A seu favor",
  owed: "Vamos devolver por onde você pagou",
  onItsWay: "A caminho, por onde você pagou",
  byOurselves: "A casa devolve por Pix ou dinheiro",
  disputed: "Contestado no banco",
  bank: "No cartão, o banco costuma levar de 5 a 10 dias úteis para mostrar.",
  due: (amount: string) => `Vamos devolver ${amount} por onde você pagou.`,
  pending: (amount: string) => `${amount} estão a caminho, por onde você pagou.`,
  succeeded: (amount: string, day: string) =>
    `${amount} foram devolvidos em ${day}, por onde você pagou.`,
  failed: (amount: string) =>
    `${amount} não puderam voltar por onde você pagou: a casa devolve por Pix ou dinheiro.`,
  byHand: (amount: string) => `${amount} a casa devolve por Pix ou dinheiro.`,
  backByHand: (amount: string) => `A casa já devolveu ${amount} por Pix ou dinheiro.`,
  atTheBank:
    "O pagamento foi contestado no seu banco: é ele quem decide sobre esse valor e avisa você.",
  nothingPaid: "Nada foi pago, então não há valor a devolver.",
  allBack: "O que você pagou já voltou: não há mais valor a devolver.",
  byPolicy: "Pela política de cancelamento, nesta data não há valor a devolver.",
  asAgreed: "Como combinado, não há valor a devolver.",
  nothing: "Não há valor a devolver.",
};

const english: typeof portuguese = {
  totalPaid: "Total paid",
  total: "Total",
  refundKey: "Pix key for what comes back",
  notYours: "Did you not name this key? Talk to us now.",
  received: "We received",
  returned: "Refunded",
  paid: "Paid",
  open: "Balance due",
  inFavour: "Credit",
  owed: "We will refund the way you paid",
  onItsWay: "On its way, the way you paid",
  byOurselves: "We return by Pix or in cash",
  disputed: "Disputed with your bank",
  bank: "For cards, banks usually take 5 to 10 business days to show it.",
  due: (amount) => `We will refund ${amount} the way you paid.`,
  pending: (amount) => `${amount} is on its way, the way you paid.`,
  succeeded: (amount, day) => `${amount} was refunded on ${day}, the way you paid.`,
  failed: (amount) =>
    `${amount} could not be refunded the way you paid: we will return it by Pix or in cash.`,
  byHand: (amount) => `We will return ${amount} by Pix or in cash.`,
  backByHand: (amount) => `We have returned ${amount} by Pix or in cash.`,
  atTheBank:
    "You disputed the payment with your bank: the bank decides about this amount and will let you know.",
  nothingPaid: "Nothing was paid, so there is nothing to refund.",
  allBack: "Everything you paid has been returned: there is nothing more to refund.",
  byPolicy: "Under the cancellation policy, no refund is due on this date.",
  asAgreed: "As agreed, no refund is due.",
  nothing: "There is nothing to refund.",
};

export const moneyWords: Readonly<Record<Language, typeof portuguese>> = {
  "pt-BR": portuguese,
  "en-US": english,
};

type Reader = { readonly language: Language; readonly timeZone: string };

/** 'excess': paid after the booking had ended. */
const ending = new Set<Return["reason"]>(["cancelled", "nights-lost", "excess"]);

/** Refunds for other reasons, such as a shortened stay, had their own mail. */
export function endingReturns({ returns }: Statement): readonly Return[] {
  return returns.filter(({ reason }) => ending.has(reason));
}

/**
 * Refunds of the house's own accord since then, without refused ones, which must not be promised.
 */
export function givenReturns({ returns }: Statement, since: Date): readonly Return[] {
  const given = returns.filter(({ reason }) => reason === "goodwill" || reason === "noted");
  return given.filter(({ owedAt, state }) => owedAt >= since && state !== "failed");
}

/** Without refunds that the bank decides: during a chargeback, refused ones too. */
export function promisedReturns(statement: Statement): readonly Return[] {
  return endingReturns(statement).filter(
    ({ state }) => statement.disputed === 0 || state !== "failed",
  );
}

/** A refund: promised, sent, or arrived. */
export function returnSentences(
  returns: readonly Return[],
  { language, timeZone }: Reader,
): string[] {
  const words = moneyWords[language];
  return returns.map(({ amount, state, means, at }) => {
    const said = formatMoney(amount, language);
    if (state === "by-hand") return words.byHand(said);
    if (means !== "online") return words.backByHand(said);
    if (state === "failed") return words.failed(said);
    const day = formatDayOfMonth(todayIn(timeZone, at.getTime()), "long", language);
    return `${words[state](said, day)} ${words.bank}`;
  });
}

/** What a cancellation returns, by provider and by hand, and why if it is nothing. */
export function cancellationSentences(statement: Statement, reader: Reader): string[] {
  const words = moneyWords[reader.language];
  const sentences = [
    ...returnSentences(promisedReturns(statement), reader),
    ...(statement.disputed > 0 ? [words.atTheBank] : []),
  ];
  return sentences.length > 0 ? sentences : [whyNothing(statement, reader.language)];
}

function whyNothing({ received, paid, basis }: Statement, language: Language): string {
  const words = moneyWords[language];
  if (received === 0) return words.nothingPaid;
  if (paid <= 0) return words.allBack;
  if (basis === "policy") return words.byPolicy;
  return basis === "agreed" ? words.asAgreed : words.nothing;
}
