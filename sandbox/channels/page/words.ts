import { type Day, toEpoch } from "../../../src/domain/day.ts";
import { nightCount, type Stay } from "../../../src/domain/stay.ts";
import type { FeedMode } from "../feed-mode.ts";
import type { Outcome } from "../orders.ts";

export const MODE_WORDS: Record<FeedMode, string> = {
  normal: "Normal",
  silent: "Não responde",
  down: "Fora do ar (503)",
  gone: "Não existe (404)",
  html: "Página de login",
  empty: "Vazio",
  truncated: "Cortado no meio",
  rubbish: "Bytes sem sentido",
  slow: "A conta-gotas",
};

export function sayOutcome(outcome: Outcome): string {
  switch (outcome.kind) {
    case "opened":
      return "Anúncio pronto. Copie o endereço do calendário dele para o painel da pousada.";
    case "connected":
      return "Endereço guardado. Use “Ler agora” ou espere a próxima leitura.";
    case "disconnected":
      return "Desconectado: as noites importadas abriram de novo.";
    case "read":
      return `Nosso calendário foi lido: ${count(outcome.nights, "noite fechada", "noites fechadas")}.`;
    case "unchanged":
      return "Nosso calendário não mudou desde a última leitura (304).";
    case "not-read":
      return `Nosso calendário não foi aceito. ${outcome.reason} O que já se sabia continua valendo.`;
    case "sold":
      return "Vendido a um hóspede.";
    case "refused":
      return "Venda recusada: há noites vendidas, bloqueadas ou fechadas. Escolha outras datas.";
    case "cancelled":
      return "Venda cancelada.";
    case "not-found":
      return "Essa venda já não existe.";
    case "blocked":
      return "Noites bloqueadas.";
    case "unblocked":
      return "Noites desbloqueadas.";
    case "answers":
      return `O calendário agora responde assim: ${MODE_WORDS[outcome.mode]}.`;
  }
}

export function sayStay(stay: Stay): string {
  const nights = count(nightCount(stay), "noite", "noites");
  return `${sayDay(stay.checkIn)} a ${sayDay(stay.checkOut)}, ${nights}`;
}

const dayWords = new Intl.DateTimeFormat("pt-BR", { dateStyle: "short", timeZone: "UTC" });
const timeWords = new Intl.DateTimeFormat("pt-BR", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: "America/Bahia",
});

function sayDay(day: Day): string {
  return dayWords.format(toEpoch(day));
}

export function sayTime(epoch: number): string {
  return timeWords.format(epoch);
}

export function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
