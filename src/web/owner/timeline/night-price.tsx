import type { NightPrice } from "../../../domain/night-price.ts";
import styles from "./grid.module.css";
import { bareMoney } from "./price-words.ts";

/** As small as a night's cell; the cell's name says it in full. */
export function Price({ of: { price, longer } }: { of: NightPrice }) {
  return (
    <span className={`${styles.price} num`} aria-hidden>
      {bareMoney(price)}
      {longer && (
        <span className={styles.longer}>
          {longer.fromNights}+ {bareMoney(longer.price)}
        </span>
      )}
    </span>
  );
}
