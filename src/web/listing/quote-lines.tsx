import { useTranslation } from "react-i18next";
import { quoteLineLabel } from "../../contract/quote-words.ts";
import { type Centavos, formatMoney } from "../../domain/money.ts";
import type { QuoteLine } from "../../domain/quote.ts";
import { useLanguage } from "../language.ts";
import styles from "./quote-lines.module.css";

/** The price in the response: the lines, if any, and their sum. */
type Told = { readonly lines: readonly QuoteLine[]; readonly total: Centavos | null };

export function QuoteLines({ quote }: { quote: Told }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (quote.lines.length === 0 && quote.total === null) return null;
  return (
    <dl className={styles.lines}>
      {quote.lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two discounts may be alike
        <div key={index}>
          <dt>{quoteLineLabel(line, language)}</dt>
          <dd>{formatMoney(line.amount, language)}</dd>
        </div>
      ))}
      {quote.total !== null && (
        <div className={styles.total}>
          <dt>{t("booking.total")}</dt>
          <dd>{formatMoney(quote.total, language)}</dd>
        </div>
      )}
    </dl>
  );
}
