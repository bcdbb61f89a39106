import { useTranslation } from "react-i18next";
import type { GuestBooking } from "../../../contract/guest-api.ts";
import { rowTime } from "../../../contract/plan-words.ts";
import { formatDay } from "../../../domain/format-day.ts";
import { formatExactMoney } from "../../../domain/money.ts";
import { nextRow } from "../../../domain/payment-plan.ts";
import { useLanguage } from "../../language.ts";
import { useSite } from "../../site.ts";
import card from "../../ui/kit/card.module.css";
import facts from "../../ui/kit/facts.module.css";
import { Fact } from "./fact.tsx";
import styles from "./receipt.module.css";

/** What came in, payment by payment, and what is still open. */
export function ReceiptPaper({ booking }: { booking: GuestBooking }) {
  const { t, i18n } = useTranslation();
  const { payments, returns, guestName, cancellation, now } = booking;
  const received = payments.reduce((sum, { amount }) => sum + amount, 0);
  const money = (amount: number) => formatExactMoney(amount, i18n.language);
  if (payments.length === 0) return <p>{t("receipt.nothingPaid")}</p>;
  return (
    <article className={`${card.paper} ${styles.paper}`} aria-label={t("receipt.heading")}>
      {cancellation && <h2>{t("receipt.heading")}</h2>}
      <dl className={facts.wide}>
        {guestName && <Fact name={t("receipt.from")}>{guestName}</Fact>}
        <Fact name={t("receipt.amount")}>
          <b className="num">{money(received)}</b>
        </Fact>
        <Fact name={t("receipt.about")}>
          <StayReference booking={booking} />
        </Fact>
        <Fact name={t("receipt.how")}>
          <ul className={styles.payments}>
            {payments.map(({ amount, means, day }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two payments may be alike
              <li key={index}>
                <span>
                  {t(`receipt.means.${means}`)}, {formatDay(day, "numeric", i18n.language)}
                </span>
                <span className="num">{money(amount)}</span>
              </li>
            ))}
          </ul>
        </Fact>
        {returns.length > 0 && !cancellation && (
          <Fact name={t("receipt.returned")}>
            {returns.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </Fact>
        )}
        {booking.state === "confirmed" && (
          <Fact name={t("receipt.open")}>
            <StillOpen booking={booking} />
          </Fact>
        )}
        <Payee />
        <Fact name={t("receipt.issued")}>{formatDay(now.day, "numeric", i18n.language)}</Fact>
      </dl>
      <p className={styles.note}>{t("receipt.noInvoice")}</p>
    </article>
  );
}

export function StayReference({ booking }: { booking: GuestBooking }) {
  const { t, i18n } = useTranslation();
  return t("receipt.stay", {
    code: booking.code,
    room: booking.listing.name,
    from: formatDay(booking.checkIn, "numeric", i18n.language),
    to: formatDay(booking.checkOut, "numeric", i18n.language),
  });
}

function StillOpen({ booking: { open, plan, checkIn } }: { booking: GuestBooking }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const row = nextRow(plan);
  if (open <= 0) return t("receipt.nothingOpen");
  return (
    <span className="num">
      {formatExactMoney(open, language)}
      {row && `, ${rowTime(row, checkIn, language)}`}
    </span>
  );
}

export function Payee() {
  const { t } = useTranslation();
  const { property } = useSite();
  return (
    <Fact name={t("receipt.payee")}>
      {property.name}
      {property.cnpj && `, CNPJ ${property.cnpj}`}
      <small>
        {property.address}, {property.place}
      </small>
    </Fact>
  );
}
