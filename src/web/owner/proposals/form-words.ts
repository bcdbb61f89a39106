import { localTime } from "../../../domain/day.ts";
import { formatDay } from "../../../domain/format-day.ts";
import { type Centavos, formatMoney, parseMoney } from "../../../domain/money.ts";
import { hour } from "../ui/words.ts";

const BLANK = "Em branco, vale a tabela.";
const NBSP = "\u00a0";

/** 'R$ 200 a menos que a tabela (4 %). Em branco, vale a tabela.' */
export function agreedHint(typed: string, listed: Centavos | null): string {
  const agreed = parseMoney(typed);
  if (!agreed || !listed) return BLANK;
  const difference = Math.abs(agreed - listed);
  if (difference === 0) return `Igual à tabela. ${BLANK}`;
  const which = agreed < listed ? "a menos" : "a mais";
  const percent = Math.round((100 * difference) / listed);
  const share = percent === 0 ? `menos de 1${NBSP}%` : `${percent}${NBSP}%`;
  return `${formatMoney(difference, "pt-BR")} ${which} que a tabela (${share}). ${BLANK}`;
}

/** 'sex., 20 de nov., 20h' */
export function untilWords(at: number, timeZone: string): string {
  const { day, time } = localTime(timeZone, at);
  return `${formatDay(day, "short", "pt-BR")}, ${hour(time)}`;
}
