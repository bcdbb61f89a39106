import type { ChangePreview, OfferedChoice } from "../../../contract/owner/timeline.ts";
import { Field } from "../form/field.tsx";
import styles from "../ui/dialog.module.css";
import { choiceWords, worthOf } from "./choice-words.ts";

/** What is chosen and, for another amount, typed. */
export type PriceDraft = { readonly price: OfferedChoice; readonly amount: string };

/** The first choice is one that this person may make. */
export const firstDraft = ({ choices }: ChangePreview): PriceDraft => ({
  price: choices[0] ?? "list",
  amount: "",
});

type Props = { terms: ChangePreview; draft: PriceDraft; onDraft: (draft: PriceDraft) => void };

/** What to do with the difference in price. */
export function PriceChoiceField({ terms, draft, onDraft }: Props) {
  const isMore = worthOf(terms) >= 0;
  if (terms.choices.length === 1) return <input type="hidden" name="price" value={draft.price} />;
  return (
    <>
      <fieldset className={styles.choices}>
        <legend>O que fazer com a diferença</legend>
        {terms.choices.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name="price"
              value={choice}
              checked={draft.price === choice}
              onChange={() => onDraft({ ...draft, price: choice })}
            />
            <span>{choiceWords(choice, terms)}</span>
          </label>
        ))}
      </fieldset>
      {draft.price === "other" && (
        <>
          <Field
            label={isMore ? "Valor a cobrar" : "Valor a descontar"}
            name="amount"
            kind="money"
            value={draft.amount}
            onType={(amount) => onDraft({ ...draft, amount })}
            hint={isMore ? null : "Volta ao hóspede o que passar do que ele ainda deve."}
            required
          />
          <input type="hidden" name="way" value={isMore ? "charge" : "discount"} />
        </>
      )}
    </>
  );
}
