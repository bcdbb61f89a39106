import { useTranslation } from "react-i18next";
import { quoteLineLabel } from "../../contract/quote-words.ts";
import { formatMoney } from "../../domain/money.ts";
import type { Quote } from "../../domain/quote.ts";
import { useLanguage } from "../language.ts";
import styles from "./quote-lines.module.css";

export function QuoteLines({ quote }: { quote: Quote }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <dl className={styles.lines}>
      {quote.lines.map((line) => (
        <div key={`${line.kind}-${line.unitPrice}`}>
          <dt>{quoteLineLabel(line, language)}</dt>
          <dd>{formatMoney(line.amount, language)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{t("booking.total")}</dt>
        <dd>{formatMoney(quote.total, language)}</dd>
      </div>
    </dl>
  );
}
