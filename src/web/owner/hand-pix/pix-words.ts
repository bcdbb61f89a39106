import type { HandPix } from "../../../contract/owner/hand-pix.ts";
import { localTime } from "../../../domain/day.ts";
import { formatStay } from "../../../domain/format-stay.ts";
import { type Centavos, formatMoney } from "../../../domain/money.ts";
import { hour, listWords, moment } from "../ui/words.ts";

/** What an answer led to. 'to-return': the money is here, but the booking no longer stands. */
export type PixOutcome = {
  readonly outcome: "confirmed" | "paid" | "to-return" | "missing";
  readonly amount: Centavos;
};

const money = (amount: Centavos) => formatMoney(amount, "pt-BR");

export function outcomeWords({ outcome, amount }: PixOutcome): string {
  switch (outcome) {
    case "confirmed":
      return `${money(amount)} anotados. A reserva está confirmada, e o hóspede recebe a confirmação.`;
    case "paid":
      return `${money(amount)} anotados na conta da reserva. O hóspede recebe um aviso.`;
    case "to-return":
      return `${money(amount)} anotados, mas a reserva já não vale. Devolva por Pix e anote na reserva.`;
    case "missing":
      return "Anotado: você não achou. O hóspede recebe um aviso e pode conferir com o banco.";
  }
}

/** Whom the card is about; without a name, the booking's code. */
export function payerOf({ guestName, code }: Pick<HandPix, "guestName" | "code">): string {
  return guestName ?? code;
}

/** 'Quarto Jangada, 16 a 21 de jan., para confirmar a reserva' */
export function aboutOf({ roomNames, stay, purpose }: HandPix): string {
  const what = purpose === "balance" ? "saldo da reserva" : "para confirmar a reserva";
  return `${listWords(roomNames)}, ${formatStay(stay, "short", "pt-BR")}, ${what}`;
}

export function isOverdue({ answerBy }: Pick<HandPix, "answerBy">, now: number): boolean {
  return answerBy !== null && answerBy <= now;
}

/** Until when the nights wait, or that they no longer do; null if none wait. */
export function deadlineWords(pix: HandPix, now: number, timeZone: string): string | null {
  if (pix.answerBy === null) return pix.state === "ended" ? afterItsTime(pix) : null;
  const { day, time } = localTime(timeZone, pix.answerBy);
  const isToday = day === localTime(timeZone, now).day;
  const at = isToday ? hour(time) : moment(pix.answerBy, timeZone);
  if (!isOverdue(pix, now)) {
    return `As noites esperam a sua resposta até ${at}. Depois deixam de esperar.${atNight(pix, now, timeZone)}`;
  }
  return `O prazo acabou (${at}), e as noites deixaram de esperar. ${IF_IT_CAME}`;
}

function atNight({ yieldsUntil }: HandPix, now: number, timeZone: string): string {
  if (yieldsUntil === null || yieldsUntil <= now) return "";
  const until = hour(localTime(timeZone, yieldsUntil).time);
  return ` Foi avisado à noite: até ${until}, quem pagar por elas leva.`;
}

const IF_IT_CAME =
  "Se o dinheiro chegou, anote: a reserva se faz se elas ainda estiverem livres; senão, você devolve.";

function afterItsTime({ purpose }: HandPix): string | null {
  return purpose === "booking"
    ? `Avisou depois do prazo, e as noites não esperam. ${IF_IT_CAME}`
    : null;
}

/** The state of a Pix that needs no answer now. */
export function stateWords(pix: HandPix, timeZone: string): string {
  const made = moment(pix.madeAt, timeZone);
  switch (pix.state) {
    case "shown":
      return `Código mostrado em ${made}. O hóspede ainda não disse que pagou.`;
    case "told":
      return `Disse que pagou em ${moment(pix.toldAt ?? pix.madeAt, timeZone)}.`;
    case "missing":
      return "A casa não achou. Se aparecer no extrato, ainda dá para anotar.";
    case "received":
      return `Recebido. O código era de ${made}.`;
    case "ended":
      return `Acabou sem pagamento. O código era de ${made}.`;
  }
}
