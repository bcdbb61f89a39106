import type { ChangePreview, OfferedChoice } from "../../../contract/owner/timeline.ts";
import { type Centavos, formatMoney } from "../../../domain/money.ts";

const money = (amount: Centavos) => formatMoney(amount, "pt-BR");

/** What the change alone is worth: positive costs more. */
export function worthOf({ difference, total, listTotal }: ChangePreview): Centavos {
  return difference?.amount ?? listTotal - total;
}

/** The total after a choice; null if it depends on what is typed. */
export function totalAfter(choice: OfferedChoice, terms: ChangePreview): Centavos | null {
  const { total, listTotal, difference } = terms;
  if (choice === "other") return null;
  if (choice === "keep") return total;
  return choice === "difference" ? total + (difference?.amount ?? 0) : listTotal;
}

export function choiceWords(choice: OfferedChoice, terms: ChangePreview): string {
  const { total, listTotal, refund, difference } = terms;
  switch (choice) {
    case "difference":
      return difference ? differenceWords(difference) : "";
    case "list":
      if (difference) return `Recalcular tudo a preço de hoje: total de ${money(listTotal)}`;
      return listTotal > total
        ? `Cobrar a diferença: ${money(listTotal - total)} ficam em aberto`
        : `Baixar o preço para ${money(listTotal)}`;
    case "list-and-refund":
      return difference
        ? `Recalcular tudo a preço de hoje e devolver ${money(refund)}`
        : `Baixar o preço e devolver ${money(refund)}`;
    case "other":
      return "Outro valor";
    case "keep":
      return keepWords(terms);
  }
}

function keepWords({ total, difference }: ChangePreview): string {
  if (!difference || difference.amount === 0) return `Manter o preço de ${money(total)}`;
  return difference.amount > 0
    ? `Sem cobrar: continua ${money(total)}`
    : `Não devolver nada: continua ${money(total)}`;
}

/** 'Só a noite extra: R$ 890', 'Descontar R$ 890 e devolver R$ 390' */
function differenceWords({
  amount,
  lines,
  refund,
}: NonNullable<ChangePreview["difference"]>): string {
  if (amount === 0) return "O preço não muda";
  if (amount < 0) {
    const discount = `Descontar ${money(-amount)}`;
    return refund > 0 ? `${discount} e devolver ${money(refund)}` : discount;
  }
  const added = lines.filter(({ kind }) => kind === "nights");
  const isOfNights = lines.every(({ nights, people, stay }) => {
    const isAdded = added.some((line) => line.stay?.checkIn === stay?.checkIn);
    return isAdded && nights > 0 && people > 0;
  });
  if (!isOfNights) return `Cobrar a diferença: ${money(amount)}`;
  const nights = added.reduce((sum, line) => sum + line.nights, 0);
  return `${nights === 1 ? "Só a noite extra" : `Só as ${nights} noites extras`}: ${money(amount)}`;
}
