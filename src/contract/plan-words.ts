import type { Day } from "../domain/day.ts";
import { formatDayOfMonth } from "../domain/format-stay.ts";
import type { Language } from "../domain/language.ts";
import { formatMoney } from "../domain/money.ts";
import {
  type CurrentRow,
  currentRows,
  depositPercent,
  type PaymentPlan,
} from "../domain/payment-plan.ts";

const NBSP = "\u00a0";

const portuguese = {
  deposit: (percent: number) => `Sinal de ${percent}${NBSP}%`,
  first: "Sinal",
  rest: "Saldo",
  change: "Mudança da reserva",
  atBooking: "Na reserva",
  by: (date: string) => `até ${date}`,
  byOrAtProperty: (date: string) => `até ${date} ou na chegada`,
  onArrival: "na chegada",
  sentence: (deposit: string, amount: string, when: string) =>
    `${deposit} agora, ${amount}; o resto ${when}.`,
};

const english: typeof portuguese = {
  deposit: (percent) => `${percent}% deposit`,
  first: "Deposit",
  rest: "Balance",
  change: "Change of the booking",
  atBooking: "At booking",
  by: (date) => `by ${date}`,
  byOrAtProperty: (date) => `by ${date} or on arrival`,
  onArrival: "on arrival",
  sentence: (deposit, amount, when) => `${deposit} now, ${amount}; the rest ${when}.`,
};

const words: Readonly<Record<Language, typeof portuguese>> = {
  "pt-BR": portuguese,
  "en-US": english,
};

/** 'Sinal de 50 %' */
export function depositLabel(plan: PaymentPlan, language: Language): string {
  return words[language].deposit(depositPercent(plan));
}

/** 'Saldo' */
export function restLabel(language: Language): string {
  return words[language].rest;
}

/** 'Mudança da reserva' */
export function changeLabel(language: Language): string {
  return words[language].change;
}

/** 'Sinal', 'Saldo' */
export function rowLabel({ by }: CurrentRow, language: Language): string {
  return by === null ? words[language].first : words[language].rest;
}

/** 'até 5 de janeiro ou na chegada' */
export function rowTime(
  { by, atProperty }: Pick<CurrentRow, "by" | "atProperty">,
  checkIn: Day,
  language: Language,
): string {
  const said = words[language];
  if (by === null) return said.atBooking;
  if (atProperty && by === checkIn) return said.onArrival;
  const date = formatDayOfMonth(by, "long", language);
  return atProperty ? said.byOrAtProperty(date) : said.by(date);
}

/** 'Sinal de 50 % agora, R$ 1.335; o resto até 5 de janeiro ou na chegada.' */
export function planSentence(plan: PaymentPlan, checkIn: Day, language: Language): string {
  const total = plan.reduce((sum, { amount }) => sum + amount, 0);
  const [first, rest] = currentRows(plan, { total, open: total }, checkIn);
  const amount = formatMoney(first?.amount ?? 0, language);
  const when = rest ? rowTime(rest, checkIn, language) : "";
  return words[language].sentence(depositLabel(plan, language), amount, when);
}
