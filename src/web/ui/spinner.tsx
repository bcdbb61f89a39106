import styles from "./spinner.module.css";

const DEFAULT_SIZE = 40;

export function Spinner({ label, size = DEFAULT_SIZE }: { label: string; size?: number }) {
  return (
    <span role="status">
      <svg className={styles.spinner} width={size} height={size} viewBox="0 0 40 40" aria-hidden>
        <circle cx="20" cy="20" r="17" />
      </svg>
      <span className={styles.label}>{label}</span>
    </span>
  );
}
