import type { Debt, Receipt } from "../../../contract/owner/books.ts";
import { meansNames } from "../../../contract/owner/words.ts";
import type { Day } from "../../../domain/day.ts";
import { formatDay } from "../../../domain/format-day.ts";
import { formatDate, formatDayOfMonth, formatStay } from "../../../domain/format-stay.ts";
import { formatExactMoney, formatMoney } from "../../../domain/money.ts";
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

/** The message that asks for an open amount. */
export function askWords(debt: Debt, today: Day): string {
  const { code, listingName, open, hasLeft, link } = debt;
  const stay = `${listingName}, ${formatStay(debt, "long", "pt-BR")}`;
  const amount = formatMoney(open, "pt-BR");
  const what = `${hasLeft ? "Da sua estadia" : "Da sua reserva"} ${code} (${stay})`;
  const due = debt.due.isLate ? `que ${dueWords(debt, today)}` : dueWords(debt, today);
  const how = link ? `Para ver a conta e pagar: ${link}` : "Como você prefere pagar?";
  return `${what} está em aberto ${amount}, ${due}. ${how}`;
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
