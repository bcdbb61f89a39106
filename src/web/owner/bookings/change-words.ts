import type { JournalEntry, JournalStay } from "../../../contract/owner/bookings.ts";
import { formatStay } from "../../../domain/format-stay.ts";
import { formatMoney } from "../../../domain/money.ts";
import { listWords, plural } from "../ui/words.ts";

/** 'De Quarto Mar, 11 a 14 de janeiro para Quarto Farol, 12 a 15 de janeiro. Total de R$ 2.670 para …' */
export function changeWords({ from, to, guestKnows }: NonNullable<JournalEntry["change"]>): string {
  const parts = [`De ${stayWords(from)} para ${stayWords(to)}.`];
  if (from.people !== to.people && from.people !== undefined && to.people !== undefined) {
    parts.push(`De ${peopleWords(from.people)} para ${peopleWords(to.people)}.`);
  }
  const [before, now] = [from.total, to.total].map((total) => formatMoney(total, "pt-BR"));
  parts.push(before === now ? `Total de ${now}, como antes.` : `Total de ${before} para ${now}.`);
  if (guestKnows) parts.push("O hóspede já sabia.");
  return parts.join(" ");
}

/** 'Quarto Mar e Quarto Jangada.' and, of a cancelled one, what became of its money */
export function aboutRooms(rooms: readonly string[], { refund, kept }: JournalEntry["facts"]) {
  const parts = [
    typeof refund === "number" && `volta ${formatMoney(refund, "pt-BR")}`,
    typeof kept === "number" && kept > 0 && `fica ${formatMoney(kept, "pt-BR")}`,
  ].filter((part) => part !== false);
  return `${[listWords(rooms), ...parts].join(", ")}.`;
}

const stayWords = (stay: JournalStay) =>
  `${stay.listingName}, ${formatStay(stay, "long", "pt-BR")}`;
const peopleWords = (people: number) => plural(people, "pessoa", "pessoas");
