import type { BookingDetails } from "../../../contract/owner/bookings.ts";
import { partsWords, refundableWords } from "../../../contract/owner/refund-words.ts";
import { type AccountPayment, goesBackOnline, spreadRefund } from "../../../domain/account.ts";
import type { Centavos } from "../../../domain/money.ts";

type Paid = Pick<BookingDetails, "payments" | "readAt">;

/** The same arithmetic as the server's; the guest's mail says the same. */
export function waysWords(booking: Paid, amount: Centavos, timeZone: string): string {
  if (amount === 0) return "Nada volta ao hóspede.";
  const { payments, readAt } = booking;
  const parts = spreadRefund(payments, amount, readAt);
  if (!parts) return "É mais do que ainda pode voltar.";
  const isByHand = parts.some(({ payment }) => !goesBackOnline(payment, readAt));
  const task = isByHand ? ["A sua parte fica na reserva até você anotar que devolveu."] : [];
  const ends = endsWords(
    parts.map(({ payment }) => payment),
    { at: readAt, timeZone },
  );
  return [`${partsWords(parts, readAt)}.`, ...task, ...ends].join(" ");
}

/** Until when the providers can refund, where they say so; equal sentences once. */
export function endsWords(
  payments: readonly AccountPayment[],
  when: { readonly at: Date; readonly timeZone: string },
): string[] {
  const told = payments.flatMap((payment) => refundableWords(payment, when) ?? []);
  return [...new Set(told)];
}
