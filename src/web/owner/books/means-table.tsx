import type { CashDay, MovementSums } from "../../../contract/owner/books.ts";
import { meansNames } from "../../../contract/owner/words.ts";
import { formatMoney } from "../../../domain/money.ts";
import figures from "../ui/figures.module.css";
import styles from "./means-table.module.css";

/** What the drawer, the bank and the card machine should show for the day. */
export function MeansTable({ cash: { byMeans, total } }: { cash: CashDay }) {
  return (
    <table className={`${figures.figures} ${styles.sums}`}>
      <caption className="vh">O dia por forma de pagamento</caption>
      <thead>
        <tr>
          <th scope="col">Forma</th>
          <th scope="col">Entrou</th>
          <th scope="col">Saiu</th>
          <th scope="col">Saldo</th>
        </tr>
      </thead>
      <tbody>
        {byMeans.map(({ means, ...sums }) => (
          <Line key={means} name={meansNames[means]} sums={sums} />
        ))}
      </tbody>
      <tfoot>
        <Line name="Tudo" sums={total} />
      </tfoot>
    </table>
  );
}

function Line({ name, sums }: { name: string; sums: MovementSums }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {[sums.received, sums.returned, sums.net].map((amount, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: three fixed columns
        <td key={index}>{formatMoney(amount, "pt-BR")}</td>
      ))}
    </tr>
  );
}
