import { useTranslation } from "react-i18next";
import { quoteLineLabel } from "../../contract/quote-words.ts";
import { type Centavos, formatMoney } from "../../domain/money.ts";
import type { Offer } from "../../domain/offer.ts";
import type { QuoteLine } from "../../domain/quote.ts";
import { useLanguage } from "../language.ts";
import { offerWords } from "../offer-words.ts";
import sums from "../ui/kit/sums.module.css";
import { WasPrice } from "../ui/was-price.tsx";
import styles from "./quote-lines.module.css";

/** The price in the response: the lines, if any, and their sum. */
type ShownQuote = {
  readonly lines: readonly QuoteLine[];
  readonly total: Centavos | null;
  readonly offer?: Offer | null;
};

/** Below the total: what is paid of it, what is still to be paid. */
export type MoneyRow = {
  readonly label: string;
  readonly amount: Centavos;
  readonly tone: "paid" | "due";
};

type Props = {
  quote: ShownQuote;
  rows?: readonly MoneyRow[];
  /** What was agreed beside the price list: added to its lines, or taken off. */
  agreed?: { readonly label: string; readonly amount: Centavos } | null;
};

export function QuoteLines({ quote, rows = [], agreed = null }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (quote.lines.length === 0 && quote.total === null) return null;
  return (
    <dl className={`${sums.sums} ${styles.lines}`}>
      {quote.lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two discounts may be alike
        <div key={index} data-part="line">
          <dt>{quoteLineLabel(line, language)}</dt>
          <dd>{formatMoney(line.amount, language)}</dd>
        </div>
      ))}
      {agreed && (
        <div data-part="line" className={agreed.amount < 0 ? styles.paid : undefined}>
          <dt>{agreed.label}</dt>
          <dd>{`${agreed.amount < 0 ? "−" : "+"} ${formatMoney(Math.abs(agreed.amount), language)}`}</dd>
        </div>
      )}
      {quote.total !== null && (
        <div className={`${sums.total} ${styles.total}`}>
          <dt>{t("booking.total")}</dt>
          <dd>
            {quote.offer && <WasPrice was={quote.offer.fullTotal} />}
            {formatMoney(quote.total, language)}
          </dd>
          {quote.offer && <dd className={styles.why}>{offerWords(quote.offer, t)}</dd>}
        </div>
      )}
      {rows.map(({ label, amount, tone }) => (
        <div key={label} className={styles[tone]}>
          <dt>{label}</dt>
          <dd>{formatMoney(amount, language)}</dd>
        </div>
      ))}
    </dl>
  );
}
