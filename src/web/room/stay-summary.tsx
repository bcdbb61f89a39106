import { useTranslation } from "react-i18next";
import { quoteLineLabel } from "../../contract/quote-words.ts";
import { formatDay } from "../../domain/format-day.ts";
import type { Language } from "../../domain/language.ts";
import { formatMoney } from "../../domain/money.ts";
import type { Quote } from "../../domain/quote.ts";
import { nightCount, type Stay } from "../../domain/stay.ts";
import styles from "./booking-form.module.css";

/** The stay in long form, because 05/06 is read the other way round in Brazil; then its price. */
export function StaySummary({ stay, quote }: { stay: Stay; quote: Quote }) {
  const { t, i18n } = useTranslation();
  const language = i18n.language as Language;
  const sameYear = stay.checkIn.slice(0, 4) === stay.checkOut.slice(0, 4);
  const from = formatDay(stay.checkIn, "long", language);
  const to = formatDay(stay.checkOut, sameYear ? "long-no-year" : "long", language);
  return (
    <div aria-live="polite">
      <p>{`${from} → ${to} · ${t("booking.nights", { count: nightCount(stay) })}`}</p>
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
    </div>
  );
}
