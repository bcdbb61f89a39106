import styles from "./chart.module.css";

/** The bar repeats a number beside it. */
export function Bar({ percent }: { percent: number }) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden>
      <rect className={styles.track} width="100" height="6" />
      <rect className={styles.front} width={Math.max(0, Math.min(100, percent))} height="6" />
    </svg>
  );
}
