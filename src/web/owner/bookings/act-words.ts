import type { BookingDetails } from "../../../contract/owner/bookings.ts";
import { meansNames } from "../../../contract/owner/words.ts";
import { formatMoney } from "../../../domain/money.ts";
import { moment } from "../ui/words.ts";
import type { MoneyAct } from "./money-wishes.server.ts";
import { owedAfterEnd } from "./owed-after-end.ts";

type Done = Pick<BookingDetails, "money" | "payments" | "total" | "balance" | "readAt" | "state">;

export function isMoneyAct(done: unknown): done is MoneyAct {
  return typeof done === "object" && done !== null && "act" in done;
}

/** After an act about money: what was done, when, and where the account stands. */
export function actWords(done: MoneyAct, booking: Done, timeZone: string): string {
  const at = moment(booking.readAt.getTime(), timeZone);
  return `${doneWords(done, booking)}, em ${at}. ${standing(booking)}`;
}

function doneWords({ act, amount, means }: MoneyAct, { total }: Done): string {
  const said = amount === null ? "" : `${formatMoney(amount, "pt-BR")} `;
  const how = means ? ` (${meansNames[means]})` : "";
  switch (act) {
    case "notePayment":
      return `${said}anotados${how}`;
    case "giveBack":
      return means ? `${said}anotados como devolvidos${how}` : `Devolução de ${said}pedida`.trim();
    case "noteReturn":
      return `${said}anotados como devolvidos${how}`;
    case "adjustPrice":
      return `Valor mudado: o total é ${formatMoney(total, "pt-BR")}`;
    default:
      return acts[act];
  }
}

const acts = {
  removePayment: "Pagamento tirado da conta",
  noteRefund: "Devolução anotada",
  retryRefund: "Devolução tentada de novo",
  takeGiftBack: "Devolução desfeita",
} as const;

function standing(booking: Done): string {
  const { balance } = booking;
  const owed = balance < 0 ? -balance : owedAfterEnd(booking);
  if (owed > 0) return `${formatMoney(owed, "pt-BR")} a devolver.`;
  return balance > 0 ? `Faltam ${formatMoney(balance, "pt-BR")}.` : "Nada em aberto.";
}
