import styles from "./frame.module.css";

/** Stands for the amount in a text. */
export const AMOUNT = "\u0000";

/** A heading's text with its figures in the text's typeface. */
export function WithAmount({ text, amount }: { text: string; amount: string }) {
  const [before, after] = text.split(AMOUNT);
  if (after === undefined) return text;
  return (
    <>
      {before}
      <span className={styles.amount}>{amount}</span>
      {after}
    </>
  );
}
