import type { ReactNode } from "react";
import sums from "../../ui/kit/sums.module.css";

type Row = {
  readonly label: string;
  readonly value: ReactNode;
  readonly isTotal?: boolean;
};

/** Amounts below each other, the last one their sum. */
export function Sums({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className={sums.sums}>
      {rows.map(({ label, value, isTotal }) => (
        <div key={label} className={isTotal ? sums.total : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
