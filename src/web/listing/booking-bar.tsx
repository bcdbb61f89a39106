import { useTranslation } from "react-i18next";
import { formatStay } from "../../domain/format-stay.ts";
import { formatMoney } from "../../domain/money.ts";
import { nightCount } from "../../domain/stay.ts";
import button from "../ui/button.module.css";
import { BookNow } from "./book-now.tsx";
import styles from "./booking-bar.module.css";
import type { Bookable } from "./booking-form.tsx";
import { PriceLine } from "./price-line.tsx";

const troubles = {
  dates: { says: "booking.bar.unavailable", leadsTo: "booking.bar.change" },
  doubt: { says: "booking.bar.checkDates", leadsTo: "booking.bar.change" },
  guests: { says: "booking.bar.tooMany", leadsTo: "booking.bar.changeGuests" },
} as const;

type Props = Bookable & { onChoose: () => void };

/** On phones, a booking button within reach while the form is off screen. */
export function BookingBar({ price, judged, complaint, isBusy, onBook, onChoose }: Props) {
  const { t, i18n } = useTranslation();
  const { stay, quote } = judged;
  const inTheWay = complaint && complaint.kind !== "ask";
  const kind = complaint?.kind;
  const trouble = kind === "guests" || kind === "doubt" ? troubles[kind] : troubles.dates;
  const nights = stay && t("booking.nights", { count: nightCount(stay) });
  return (
    <section className={`scripted ${styles.bar}`} aria-label={t("booking.bar.label")}>
      {stay && quote ? (
        <p className="num">
          <b className={inTheWay ? styles.wrong : undefined}>
            {inTheWay ? t(trouble.says) : formatMoney(quote.total, i18n.language)}
          </b>
          <small>
            {inTheWay
              ? formatStay(stay, "long", i18n.language)
              : `${nights}, ${formatStay(stay, "short", i18n.language)}`}
          </small>
        </p>
      ) : (
        <PriceLine price={price} className="num" />
      )}
      {stay && !inTheWay ? (
        <BookNow complaint={complaint} isBusy={isBusy} onPress={onBook} />
      ) : (
        <button
          type="button"
          className={inTheWay ? button.line : button.primary}
          onClick={onChoose}
        >
          {t(inTheWay ? trouble.leadsTo : "booking.bar.choose")}
        </button>
      )}
    </section>
  );
}
