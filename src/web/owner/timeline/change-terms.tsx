import { useState } from "react";
import type { ChangePreview } from "../../../contract/owner/timeline.ts";
import { formatMoney } from "../../../domain/money.ts";
import { totalAfter } from "../stay-change/choice-words.ts";
import { firstDraft, PriceChoiceField } from "../stay-change/price-choice.tsx";

const money = (amount: number) => formatMoney(amount, "pt-BR");

export function isPossible({ takers, tooManyGuests }: ChangePreview): boolean {
  return takers.length === 0 && !tooManyGuests;
}

/** Whether it is free, and the new price. */
export function termsWords(terms: ChangePreview): string {
  if (!isPossible(terms)) return "Não dá.";
  const { total, listTotal, choices, difference } = terms;
  const [only, ...others] = choices;
  if (others.length > 0 && difference) return `Livre. A reserva custa ${money(total)}.`;
  if (others.length > 0 || !only) return `Livre. ${listWords(total, listTotal)}`;
  const after = totalAfter(only, terms) ?? total;
  return after === total
    ? `Livre. O preço continua ${money(total)}.`
    : `Livre. O preço passa de ${money(total)} para ${money(after)}.`;
}

/** The choices for the price difference. */
export function ChangeTerms({ terms }: { terms: ChangePreview }) {
  const [draft, setDraft] = useState(() => firstDraft(terms));
  return <PriceChoiceField terms={terms} draft={draft} onDraft={setDraft} />;
}

function listWords(total: number, listTotal: number): string {
  const difference = listTotal - total;
  const words = difference > 0 ? "a mais" : "a menos";
  return `Pela tabela, ${money(listTotal)}: ${money(Math.abs(difference))} ${words} que ${money(total)}.`;
}
