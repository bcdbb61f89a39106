import type { Debt, Receipt } from "../../../contract/owner/books.ts";
import { meansNames } from "../../../contract/owner/words.ts";
import { rowTime } from "../../../contract/plan-words.ts";
import type { Day } from "../../../domain/day.ts";
import { formatDay } from "../../../domain/format-day.ts";
import { formatDate, formatDayOfMonth } from "../../../domain/format-stay.ts";
import { formatExactMoney } from "../../../domain/money.ts";
import type { Site } from "../../site.ts";

/** '5 de dezembro', with the year if it is not this one. */
function dayWords(of: Day, today: Day): string {
  const isThisYear = of.slice(0, 4) === today.slice(0, 4);
  return isThisYear ? formatDayOfMonth(of, "long", "pt-BR") : formatDate(of, "pt-BR");
}

type Owed = Pick<Debt, "due" | "checkIn">;

/** 'venceu em 5 de dezembro', 'até 5 de dezembro ou na chegada' */
export function dueWords({ due, checkIn }: Owed, today: Day): string {
  const day = dayWords(due.day, today);
  if (due.isLate) return `venceu em ${day}`;
  if (due.atProperty && due.day === checkIn) return `na chegada, ${day}`;
  return due.atProperty ? `até ${day} ou na chegada` : `até ${day}`;
}

/** As the guest is told; null once it has passed. */
export function dueToGuest({ due, checkIn, language }: Debt): string | null {
  return due.isLate
    ? null
    : rowTime({ by: due.day, atProperty: due.atProperty }, checkIn, language);
}

/** 'Oi, Ana! Aqui é da Serra Clara.' */
export function greetingOf({ guestName }: Receipt, { shortName }: Site["property"]): string {
  const first = guestName?.split(" ")[0];
  return `Oi${first ? `, ${first}` : ""}! Aqui é da ${shortName}.`;
}

/** The receipt as a message, for a guest who has no use for paper. */
export function receiptWords(receipt: Receipt, property: Site["property"]): string {
  const { number, code, listingName, amount, returned } = receipt;
  const house = property.cnpj ? `${property.name}, CNPJ ${property.cnpj}` : property.name;
  const paid = `${formatExactMoney(amount, "pt-BR")} (${meansNames[receipt.means]})`;
  const day = formatDay(receipt.receivedOn, "numeric", "pt-BR");
  const back = returned
    ? ` Devolvido: ${formatExactMoney(returned.amount, "pt-BR")}, até ${formatDay(returned.on, "numeric", "pt-BR")}.`
    : "";
  return `Recibo nº ${number} de ${house}. Recebemos ${paid} em ${day}, pela hospedagem ${code}, ${listingName}, ${numericStay(receipt)}.${back}`;
}

/** '12/12/2026 a 15/12/2026' */
export function numericStay({ checkIn, checkOut }: Pick<Receipt, "checkIn" | "checkOut">): string {
  return [checkIn, checkOut].map((day) => formatDay(day, "numeric", "pt-BR")).join(" a ");
}
