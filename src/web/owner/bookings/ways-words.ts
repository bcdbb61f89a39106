import type { BookingDetails } from "../../../contract/owner/bookings.ts";
import { partsWords } from "../../../contract/owner/refund-words.ts";
import { spreadRefund } from "../../../domain/account.ts";
import type { Centavos } from "../../../domain/money.ts";

/** The same arithmetic as the server's; the guest's mail says the same. */
export function waysWords(
  { payments }: Pick<BookingDetails, "payments">,
  amount: Centavos,
): string {
  if (amount === 0) return "Nada volta ao hóspede.";
  const parts = spreadRefund(payments, amount);
  if (!parts) return "É mais do que ainda pode voltar.";
  const isByHand = parts.some(({ payment }) => payment.means !== "online");
  const task = isByHand ? " A sua parte fica na reserva até você anotar que devolveu." : "";
  return `${partsWords(parts)}.${task}`;
}
