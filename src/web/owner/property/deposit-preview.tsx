import { depositLabel, rowTime } from "../../../contract/plan-words.ts";
import { addDays } from "../../../domain/day.ts";
import { formatDate } from "../../../domain/format-stay.ts";
import { formatMoney } from "../../../domain/money.ts";
import { currentRows, planFor } from "../../../domain/payment-plan.ts";
import card from "../../ui/kit/card.module.css";
import sums from "../../ui/kit/sums.module.css";
import kit from "../ui/kit.module.css";
import { useToday } from "../ui/owner-page.tsx";
import styles from "./property.module.css";

type Props = {
  percent: number;
  /** Days before arrival; null: at the property. */
  balance: number | null;
  orAtProperty: boolean;
};

const A_MONTH = 30;
const NIGHTS = 3;
const TOTAL = 267_000;

/** What a guest would pay and when, for a stay a month after the balance is due. */
export function DepositPreview({ percent, balance, orAtProperty }: Props) {
  const today = useToday();
  const isReadable =
    Number.isInteger(percent) &&
    percent >= 1 &&
    percent <= 99 &&
    (balance === null || (Number.isInteger(balance) && balance >= 1 && balance <= 365));
  if (!isReadable) return <p className={kit.hint}>Acerte os números para ver o exemplo.</p>;
  const checkIn = addDays(today, (balance ?? 0) + A_MONTH);
  const stay = { checkIn, checkOut: addDays(checkIn, NIGHTS) };
  const due = balance === null ? "at-property" : { daysBefore: balance, orAtProperty };
  const terms = { percent, balance: due, fullWithinDays: 0, fullPeriods: [] } as const;
  const plan = planFor(terms, { stay, total: TOTAL, today }) ?? [];
  const rows = currentRows(plan, { total: TOTAL, open: TOTAL }, checkIn);
  return (
    <section className={`${card.box} ${styles.guest}`} aria-labelledby="deposit-preview">
      <h2 id="deposit-preview">Como fica</h2>
      <p className={kit.hint}>
        Exemplo: 3 noites por {formatMoney(TOTAL, "pt-BR")}, reservadas hoje para{" "}
        {formatDate(checkIn, "pt-BR")}.
      </p>
      <dl className={`${sums.sums} ${styles.example}`}>
        {rows.map((row) => (
          <div key={row.by ?? "now"}>
            <dt>
              {row.by === null
                ? `${depositLabel(plan, "pt-BR")}, ao reservar`
                : `Saldo, ${rowTime(row, checkIn, "pt-BR")}`}
            </dt>
            <dd>{formatMoney(row.amount, "pt-BR")}</dd>
          </div>
        ))}
      </dl>
      <p className={kit.hint}>
        Quem cancela recebe a parte da política sobre o que já pagou. Nos 7 dias da compra volta
        tudo: é lei.
      </p>
    </section>
  );
}
