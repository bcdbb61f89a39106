import { nightsNamed } from "../../../contract/quote-words.ts";
import { PriceChoiceField } from "../stay-change/price-choice.tsx";
import styles from "../ui/dialog.module.css";
import { Notice } from "../ui/notice.tsx";
import type { useLeftNights } from "./use-left-nights.ts";

/** An early departure: whether the nights return to sale, and what becomes of their price. */
export function LeftNights({ left }: { left: ReturnType<typeof useLeftNights> }) {
  const { nights, isFreed, terms, draft } = left;
  if (!nights) return null;
  const named = nightsNamed(nights, "pt-BR");
  return (
    <>
      <fieldset className={styles.choices}>
        <legend>Sai antes da hora. O que fazer com as noites que sobram ({named})?</legend>
        <label>
          <input
            type="radio"
            name="nights"
            value="free"
            checked={isFreed}
            onChange={() => left.setIsFreed(true)}
          />
          <span>Liberar para venda</span>
        </label>
        <label>
          <input
            type="radio"
            name="nights"
            value="keep"
            checked={!isFreed}
            onChange={() => left.setIsFreed(false)}
          />
          <span>Deixar reservadas</span>
        </label>
      </fieldset>
      {left.refusal && <Notice kind="error">{left.refusal.sentence}</Notice>}
      {terms && draft && <PriceChoiceField terms={terms} draft={draft} onDraft={left.setDraft} />}
    </>
  );
}
