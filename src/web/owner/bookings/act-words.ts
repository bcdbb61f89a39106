import type { BookingDetails } from "../../../contract/owner/bookings.ts";
import { meansNames } from "../../../contract/owner/words.ts";
import { formatMoney } from "../../../domain/money.ts";
import { moment } from "../ui/words.ts";
import type { MoneyWish } from "./money-wishes.server.ts";

type Done = Pick<BookingDetails, "money" | "total" | "balance" | "readAt">;
type Act = MoneyWish["intent"];

/** After an act about money: what was done, when, and where the account stands. */
export function actWords(act: Act, booking: Done, timeZone: string): string {
  const at = moment(booking.readAt.getTime(), timeZone);
  return `${doneWords(act, booking)}, em ${at}. ${standing(booking)}`;
}

function doneWords(act: Act, { money, total }: Done): string {
  switch (act) {
    case "notePayment": {
      const last = money.findLast((entry) => entry.kind === "payment");
      if (!last) return "Pagamento anotado";
      return `${formatMoney(last.amount, "pt-BR")} anotados: ${meansNames[last.means]}`;
    }
    case "giveBack": {
      const last = money.findLast((entry) => entry.kind === "refund");
      const amount = formatMoney(Math.abs(last?.amount ?? 0), "pt-BR");
      const isNoted = last?.means !== "online" && last?.state === "succeeded";
      return isNoted ? `Devolução de ${amount} anotada` : `Devolução de ${amount} pedida`;
    }
    case "adjustPrice":
      return `Valor mudado: o total é ${formatMoney(total, "pt-BR")}`;
    default:
      return acts[act];
  }
}

const acts = {
  removePayment: "Pagamento tirado da conta",
  noteReturn: "Devolução anotada",
  noteRefund: "Devolução anotada",
  retryRefund: "Devolução tentada de novo",
  takeGiftBack: "Devolução desfeita",
} as const;

function standing({ balance }: Done): string {
  const amount = formatMoney(Math.abs(balance), "pt-BR");
  if (balance > 0) return `Faltam ${amount}.`;
  return balance < 0 ? `${amount} a devolver.` : "Nada em aberto.";
}
