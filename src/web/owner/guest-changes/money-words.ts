import type { AskedChange } from "../../../contract/owner/guest-changes.ts";
import { type Centavos, formatMoney } from "../../../domain/money.ts";

const money = (amount: Centavos) => formatMoney(amount, "pt-BR");

/** What accepting does to the money. */
export function moneyWords({
  before,
  after,
  refund,
  kept,
  openAfter,
}: AskedChange): readonly string[] {
  const rise = after.total - before.total;
  const keeps = kept > 0 ? [`Pela política, a casa fica com ${money(kept)}.`] : [];
  if (refund > 0) return [`Aceitando, voltam ${money(refund)}.`, ...keeps];
  if (rise > 0 && openAfter > rise) {
    return [
      `Aceitando, a diferença de ${money(rise)} fica em aberto: ${money(openAfter)} ao todo.`,
    ];
  }
  if (rise > 0) return [`Aceitando, a diferença de ${money(rise)} fica em aberto.`];
  if (kept > 0) return ["Aceitando, nada volta.", ...keeps];
  if (rise < 0) return [`Aceitando, saem ${money(-rise)} do que está em aberto.`];
  return ["O valor não muda."];
}
