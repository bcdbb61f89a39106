import { useSite } from "../site.ts";
import styles from "./promotion.module.css";

export function Promotion() {
  const { title, text, hidden } = useSite().property.texts.promotion;
  if (hidden) return null;
  return (
    <section className={styles.promotion} aria-labelledby="promotion-heading">
      <div className={`wrap ${styles.in}`}>
        <h2 id="promotion-heading">{title}</h2>
        <p>{text}</p>
      </div>
    </section>
  );
}
