import type { CancellationTerms } from "../../../contract/owner/booking-money.ts";
import type { BookingDetails } from "../../../contract/owner/bookings.ts";
import { formatMinute } from "../../../domain/format-hour.ts";
import { type Centavos, formatMoney } from "../../../domain/money.ts";

type Terms = Pick<CancellationTerms, "refundAmount" | "refundable" | "withdrawal">;

/** What decides the amount if the guest cancels: 'Vale a política que comprou'. */
export function ruleWords({ withdrawal }: Pick<Terms, "withdrawal">): string {
  return withdrawal?.isRunning ? "Ainda são os sete dias da compra" : "Vale a política que comprou";
}

/** What stays here, and why: the policy is named only for the part that it keeps. */
export function keptWords({ refundAmount, refundable }: Terms, amount: Centavos): string | null {
  const kept = refundable - amount;
  if (kept <= 0) return null;
  const stays = `${formatMoney(kept, "pt-BR")} ficam com a casa`;
  if (amount === refundAmount) return `${stays}, pela política.`;
  return amount < refundAmount ? `${stays}, se for o combinado.` : `${stays}.`;
}

/** 'Os sete dias de arrependimento (CDC, art. 49) acabaram em 22 de novembro, 14h32.' */
export function lawWords({ withdrawal }: Pick<Terms, "withdrawal">): string | null {
  if (!withdrawal) return null;
  const until = formatMinute(withdrawal.until, "long", "pt-BR");
  return withdrawal.isRunning
    ? `Até ${until} a lei manda devolver tudo (CDC, art. 49).`
    : `Os sete dias de arrependimento (CDC, art. 49) acabaram em ${until}.`;
}

type Ended = Pick<BookingDetails, "money">;

export function nothingToGive(
  { money }: Ended,
  { disputed }: Pick<CancellationTerms, "disputed">,
): string {
  if (disputed > 0) return "Fora o que está com o banco, não há valor a devolver.";
  return money.some(({ kind }) => kind === "payment")
    ? "O que foi pago já voltou ao hóspede: não há valor a devolver."
    : "Nada foi pago, então não há valor a devolver.";
}
