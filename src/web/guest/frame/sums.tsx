import type { ReactNode } from "react";
import styles from "./sums.module.css";

type Row = {
  readonly label: string;
  readonly value: ReactNode;
  readonly isTotal?: boolean;
};

/** Amounts below each other, the last one what they come to. */
export function Sums({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className={styles.sums}>
      {rows.map(({ label, value, isTotal }) => (
        <div key={label} className={isTotal ? styles.total : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
