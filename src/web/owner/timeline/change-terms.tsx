import { useState } from "react";
import type { ChangePreview, PriceChoice } from "../../../contract/owner/timeline.ts";
import { formatMoney } from "../../../domain/money.ts";
import { useSite } from "../../site.ts";
import styles from "../ui/dialog.module.css";
import { Notice } from "../ui/notice.tsx";
import { takersWords } from "./timeline-words.ts";

const money = (amount: number) => formatMoney(amount, "pt-BR");

export function isPossible({ takers, tooManyGuests }: ChangePreview): boolean {
  return takers.length === 0 && !tooManyGuests;
}

/** Whether it is free, and the new price. */
export function termsWords(terms: ChangePreview): string {
  const { total, listTotal } = terms;
  if (!isPossible(terms)) return "Não dá.";
  return total === listTotal
    ? `Livre. O preço continua ${money(total)}.`
    : `Livre. ${priceWords(terms)}`;
}

/** The taker in the way, or the choices for the price difference. */
export function ChangeTerms({ terms }: { terms: ChangePreview }) {
  const { property } = useSite();
  const { takers, tooManyGuests, total, listTotal, choices } = terms;
  // The first choice is one that this person may make.
  const [price, setPrice] = useState<PriceChoice>(choices[0] ?? "list");
  if (takers.length > 0) {
    return <Notice kind="error">{takersWords(takers, property.timeZone)}</Notice>;
  }
  if (tooManyGuests) {
    return <Notice kind="error">Esse quarto não acomoda tanta gente.</Notice>;
  }
  if (choices.length === 1 || total === listTotal) {
    return <input type="hidden" name="price" value={price} />;
  }
  return (
    <fieldset className={styles.choices}>
      <legend>O que fazer com a diferença</legend>
      {choices.map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name="price"
            value={choice}
            checked={price === choice}
            onChange={() => setPrice(choice)}
          />
          <span>{choiceWords(choice, terms)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function priceWords({ total, listTotal }: ChangePreview): string {
  const difference = listTotal - total;
  const words = difference > 0 ? "a mais" : "a menos";
  return `Pela tabela, ${money(listTotal)}: ${money(Math.abs(difference))} ${words} que ${money(total)}.`;
}

function choiceWords(choice: PriceChoice, { total, listTotal, refund }: ChangePreview): string {
  switch (choice) {
    case "list":
      return listTotal > total
        ? `Cobrar a diferença: ${money(listTotal - total)} ficam em aberto`
        : `Baixar o preço para ${money(listTotal)}`;
    case "list-and-refund":
      return `Baixar o preço e devolver ${money(refund)}`;
    case "keep":
      return `Manter o preço de ${money(total)}`;
  }
}
