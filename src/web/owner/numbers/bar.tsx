import styles from "./numbers.module.css";

/** A number again as a length; the number itself stands beside it. */
export function Bar({ percent }: { percent: number }) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden>
      <rect className={styles.track} width="100" height="6" />
      <rect className={styles.fill} width={percent} height="6" />
    </svg>
  );
}
