import { useTranslation } from "react-i18next";
import { type Centavos, formatExactMoney } from "../../../domain/money.ts";
import type { Installments } from "../../../domain/payment-choice.ts";
import styles from "./parcelas.module.css";

type Props = {
  /** The price without interest. */
  amount: Centavos;
  installments: readonly Installments[];
};

/** What a card costs in installments: each, the sum, and who bears the interest. */
export function Parcelas({ amount, installments }: Props) {
  const { t } = useTranslation();
  return (
    <section className={styles.parcelas} aria-labelledby="parcelas">
      <h2 id="parcelas">{t("parcelas.caption")}</h2>
      <ul>
        {installments.map((one) => (
          <Row key={one.count} amount={amount} {...one} />
        ))}
      </ul>
      <p>{t("parcelas.choose")}</p>
    </section>
  );
}

function Row({ amount, count, each, total }: Installments & Pick<Props, "amount">) {
  const { t, i18n } = useTranslation();
  const said = (money: Centavos) => formatExactMoney(money, i18n.language);
  const interest = total - amount;
  return (
    <li>
      <b>{t(count > 1 ? "parcelas.times" : "parcelas.atOnce", { count, each: said(each) })}</b>
      <span>
        {count > 1 && t("parcelas.total", { total: said(total) })}
        {(count > 1 || interest > 0) && (
          <small>
            {interest > 0
              ? t("parcelas.interest", { interest: said(interest) })
              : t("parcelas.free")}
          </small>
        )}
      </span>
    </li>
  );
}
