import type { ReactNode } from "react";
import type { Figures, Numbers } from "../../../contract/owner/numbers.ts";
import figuresKit from "../ui/figures.module.css";
import { monthName } from "./figures-words.ts";
import styles from "./numbers.module.css";

export type MonthColumn = {
  readonly head: string;
  cell(figures: Figures): ReactNode;
};

type Props = { numbers: Numbers; caption: string; columns: readonly MonthColumn[] };

/** Folded: the chart above it shows the same. */
export function MonthTable({ numbers, caption, columns }: Props) {
  const { months, total, thisMonth } = numbers;
  return (
    <details className={styles.folded}>
      <summary>Ver em tabela</summary>
      <table className={`${figuresKit.figures} ${styles.table}`}>
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Mês</th>
            {columns.map(({ head }) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, ...figures }) => (
            <tr key={month} aria-current={month === thisMonth ? "date" : undefined}>
              <th scope="row">{monthName(month)}</th>
              <Cells columns={columns} figures={figures} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Tudo</th>
            <Cells columns={columns} figures={total} />
          </tr>
        </tfoot>
      </table>
    </details>
  );
}

function Cells({ columns, figures }: { columns: readonly MonthColumn[]; figures: Figures }) {
  return columns.map(({ head, cell }) => <td key={head}>{cell(figures)}</td>);
}
