import signs from "../../ui/kit/signs.module.css";
import styles from "./chart.module.css";

export type Column = {
  readonly name: string;
  readonly isNow: boolean;
  /** Both start at the ground line; the front column covers the back one. */
  readonly back: number;
  readonly front: number;
};

type Props = {
  /** The value of a column of full height. */
  most: number;
  /** The same in words. */
  top: string;
  legend: { readonly back: string; readonly front: string };
  columns: readonly Column[];
};

/** Decoration: the answer above it and the table below it say the same. */
export function ColumnChart({ most, top, legend, columns }: Props) {
  return (
    <div className={styles.chart} aria-hidden>
      <p className={`${signs.signs} ${styles.legend}`}>
        <span data-tone="front">{legend.front}</span>
        <span data-tone="back">{legend.back}</span>
      </p>
      <p className={styles.top}>{top}</p>
      <div className={styles.columns}>
        {columns.map(({ name, isNow, back, front }) => (
          <div key={name} data-now={isNow || undefined}>
            {/* SVG, because heights are numbers and the CSP forbids inline styles. */}
            <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden>
              <Layer tone="back" height={heightOf(back, most)} />
              <Layer tone="front" height={heightOf(front, most)} />
            </svg>
            <span>{name.slice(0, 3)}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

function Layer({ tone, height }: { tone: "back" | "front"; height: number }) {
  return <rect className={styles[tone]} y={100 - height} width="10" height={height} />;
}

function heightOf(value: number, most: number): number {
  return most === 0 ? 0 : Math.max(0, Math.min(100, (value / most) * 100));
}
