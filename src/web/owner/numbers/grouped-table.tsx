import type { ReactNode } from "react";
import figures from "../ui/figures.module.css";
import chart from "./chart.module.css";
import styles from "./numbers.module.css";

type Group = {
  readonly key: string;
  readonly name: ReactNode;
  /** What the bars compare. */
  readonly weight: number;
  readonly cells: readonly ReactNode[];
};

type Props = {
  caption: string;
  heads: readonly string[];
  groups: readonly Group[];
  total: readonly ReactNode[];
};

/** Each name has a line of its own with its bar, so that the numbers below fit the narrowest phone. */
export function GroupedTable({ caption, heads, groups, total }: Props) {
  const most = Math.max(1, ...groups.map(({ weight }) => weight));
  return (
    <table className={`${figures.figures} ${styles.table}`}>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ key, name, weight, cells }) => (
        <tbody key={key} className={styles.group}>
          <tr>
            <th scope="rowgroup" colSpan={heads.length}>
              {name}
              <Bar percent={(weight / most) * 100} />
            </th>
          </tr>
          <Cells heads={heads} cells={cells} />
        </tbody>
      ))}
      <tfoot className={styles.group}>
        <tr>
          <th scope="rowgroup" colSpan={heads.length}>
            Tudo
          </th>
        </tr>
        <Cells heads={heads} cells={total} />
      </tfoot>
    </table>
  );
}

function Cells({ heads, cells }: { heads: readonly string[]; cells: readonly ReactNode[] }) {
  return (
    <tr>
      {heads.map((head, index) => (
        <td key={head}>{cells[index]}</td>
      ))}
    </tr>
  );
}

/** Decorative: it repeats the number beside it. */
function Bar({ percent }: { percent: number }) {
  return (
    <svg className={chart.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden>
      <rect className={chart.track} width="100" height="6" />
      <rect className={chart.front} width={Math.max(0, Math.min(100, percent))} height="6" />
    </svg>
  );
}
