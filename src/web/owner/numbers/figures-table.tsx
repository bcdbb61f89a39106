import type { Figures } from "../../../contract/owner/numbers.ts";
import { formatMoney } from "../../../domain/money.ts";
import { plural } from "../ui/words.ts";
import { averageWords, occupancy } from "./figures-words.ts";
import styles from "./numbers.module.css";

type Row = Figures & { readonly name: string; readonly isNow?: boolean };
type Props = { caption: string; head: string; rows: readonly Row[]; total: Figures };

export function FiguresTable({ caption, head, rows, total }: Props) {
  const most = Math.max(1, ...rows.map(({ revenue }) => revenue));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col">Ocupação</th>
            <th scope="col" className={styles.number}>
              Diária média
            </th>
            <th scope="col" className={styles.number}>
              Receita
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Line key={row.name} row={row} most={most} />
          ))}
        </tbody>
        <tfoot>
          <Line row={{ ...total, name: "Tudo" }} />
        </tfoot>
      </table>
    </section>
  );
}

/** The total would dwarf its parts, so it gets no bar. */
function Line({ row, most }: { row: Row; most?: number }) {
  const { name, isNow, soldNights, roomNights, blockedNights, averageRate, revenue, kept } = row;
  const percent = occupancy(row);
  return (
    <tr aria-current={isNow ? "date" : undefined}>
      <th scope="row">{name}</th>
      <td>
        <b className="num">{percent}%</b>
        <Bar percent={percent} />
        <small>
          {soldNights} de {roomNights.toLocaleString("pt-BR")} noites
          {blockedNights > 0 && `, ${plural(blockedNights, "bloqueada", "bloqueadas")}`}
        </small>
      </td>
      <td className={styles.number}>{averageWords(averageRate)}</td>
      <td className={styles.number}>
        {formatMoney(revenue, "pt-BR")}
        {most !== undefined && <Bar percent={(Math.max(0, revenue) / most) * 100} />}
        {kept !== 0 && <small>{formatMoney(kept, "pt-BR")} de cancelamentos</small>}
      </td>
    </tr>
  );
}

/** The bar repeats the number beside it. */
function Bar({ percent }: { percent: number }) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden>
      <rect className={styles.track} width="100" height="6" />
      <rect className={styles.fill} width={percent} height="6" />
    </svg>
  );
}
