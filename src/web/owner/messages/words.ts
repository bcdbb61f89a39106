import type { MessageProblem, ReadyMessage } from "../../../contract/owner/messages.ts";
import type { MessageKind } from "../../../domain/message.ts";
import { byWords, moment } from "../ui/words.ts";

/** When each text is for. */
export const moments: Readonly<Record<MessageKind, { name: string; when: string }>> = {
  proposal: { name: "Antes da reserva", when: "quando pedem preço" },
  confirmation: { name: "Na reserva", when: "depois de confirmar" },
  "balance-due": { name: "Saldo", when: "só se houver" },
  directions: { name: "Antes de chegar", when: "até o dia da chegada" },
  "in-house": { name: "Com o hóspede na casa", when: "do check-in à véspera da saída" },
  departure: { name: "No dia da saída", when: "até o check-out" },
  thanks: { name: "Depois da saída", when: "a partir do check-out" },
  contact: { name: "Fora da estadia", when: "quando nenhum outro texto serve" },
};

export const problemWords: Readonly<Record<MessageProblem, string>> = {
  missing: "Falta o {link}: sem ele ninguém acha o orçamento.",
  "too-long": "Ficou comprido demais. Corte um pouco.",
  "variable-unknown":
    "Há um campo que não existe aqui, ou uma chave { } sobrando. Use os botões abaixo do texto.",
};

/** 'aberto por Dona Lia, 15 de nov., 15:10'; null if it never was. */
export function openedWords(
  { openedAt, openedBy }: Pick<ReadyMessage, "openedAt" | "openedBy">,
  timeZone: string,
): string | null {
  if (openedAt === null) return null;
  return `aberto por ${byWords(openedBy ?? "")}, ${moment(openedAt, timeZone)}`;
}

/** Without a number the chat app asks the sender for a contact. */
export function hasNumber({ url }: Pick<ReadyMessage, "url">): boolean {
  return !url.startsWith("https://wa.me/?");
}

export function firstLine(text: string): string {
  return text.split("\n", 1)[0] ?? "";
}
