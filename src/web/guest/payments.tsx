import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useRevalidator } from "react-router";
import type { GuestBooking } from "../../contract/guest-api.ts";
import { verifyUrl } from "../../contract/page-urls.ts";
import { rowTime } from "../../contract/plan-words.ts";
import { formatDayOfMonth } from "../../domain/format-stay.ts";
import { formatMoney } from "../../domain/money.ts";
import { isLate } from "../../domain/payment-plan.ts";
import { useLanguage, useLocalUrl } from "../language.ts";
import { useSite } from "../site.ts";
import button from "../ui/button.module.css";
import { Icon } from "../ui/icon.tsx";
import { BalanceDialog } from "./balance-dialog.tsx";
import guest from "./guest.module.css";
import { openPixOf } from "./open-pix-of.ts";
import { tellsOfReturns } from "./page-head.tsx";
import styles from "./payments.module.css";
import { PixWay } from "./pix-way.tsx";
import { isAlive, standingOf } from "./standing.ts";
import { PAYMENT_ID } from "./to-do.tsx";
import { type Return, useReturn } from "./use-return.ts";

/** What came in, what is still to be paid and until when, and what goes back. */
export function Payments({ booking }: { booking: GuestBooking }) {
  const { t, i18n } = useTranslation();
  const [paying, setPaying] = useState(false);
  const { revalidate } = useRevalidator();
  const returned = useReturn(booking.code);
  // What she says she paid by Pix is looked for first.
  const canPay = booking.isPayableOnline && returned === "none" && openPixOf(booking) !== "told";
  const returns = tellsOfReturns(standingOf(booking)) ? [] : booking.returns;
  // It may have been paid elsewhere meanwhile.
  const close = () => {
    setPaying(false);
    void revalidate();
  };
  return (
    <section className={guest.block} id={PAYMENT_ID} aria-labelledby="pagamento-titulo">
      <h2 id="pagamento-titulo">{t("guest.payments")}</h2>
      <Confirming returned={returned} />
      {booking.payments.length === 0 && booking.open <= 0 ? (
        <p>{t("guest.nothingPaid")}</p>
      ) : (
        <ol className={styles.schedule}>
          <Received booking={booking} />
          <StillOpen booking={booking} />
        </ol>
      )}
      {canPay && (
        <button
          type="button"
          className={`${button.primary} ${styles.pay}`}
          onClick={() => setPaying(true)}
        >
          {t("guest.pay", { amount: formatMoney(booking.open, i18n.language) })}
        </button>
      )}
      {canPay && (
        <noscript>
          <p>{t("guest.payNeedsScript")}</p>
        </noscript>
      )}
      <PixWay booking={booking} />
      {returns.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {isAlive(booking) && <Payee />}
      {paying && <BalanceDialog booking={booking} onClose={close} />}
    </section>
  );
}

function Received({ booking }: { booking: GuestBooking }) {
  const { t, i18n } = useTranslation();
  const [first] = booking.plan;
  return booking.payments.map(({ amount, means, day }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two payments may be alike
    <li key={index}>
      <span className={styles.done}>
        <Icon name="check" />
      </span>
      <div>
        <b>{index === 0 && first?.amount === amount ? t("guest.deposit") : t("guest.payment")}</b>
        <small>
          {t(`guest.means.${means}`, { day: formatDayOfMonth(day, "short", i18n.language) })}
        </small>
      </div>
      <span className={styles.amount}>{formatMoney(amount, i18n.language)}</span>
    </li>
  ));
}

/** What no plan asks for, such as a night added later, is paid here or at the property. */
function StillOpen({ booking }: { booking: GuestBooking }) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const { today } = useSite();
  const { plan, open, checkIn, isPayableOnline } = booking;
  if (booking.state !== "confirmed" || open <= 0) return null;
  const rows = plan
    .filter(({ amount, paid }) => amount > paid)
    .map((row) => {
      const by = row.by ?? checkIn;
      const day = formatDayOfMonth(by, "long", language);
      const time = rowTime(row, checkIn, language);
      const late = isLate(row, checkIn, today);
      return {
        amount: row.amount - row.paid,
        when: late ? t("guest.late", { day }) : t("guest.due", { time }),
      };
    });
  const told =
    rows.length > 0
      ? rows
      : [{ amount: open, when: t(isPayableOnline ? "guest.hereOrThere" : "guest.there") }];
  return told.map(({ amount, when }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own
    <li key={index}>
      <span className={styles.next}>{booking.payments.length + index + 1}</span>
      <div>
        <b>{t("guest.balance")}</b>
        <small>{when}</small>
      </div>
      <span className={styles.amount}>{formatMoney(amount, i18n.language)}</span>
    </li>
  ));
}

const sentences = {
  confirming: "guest.confirming",
  "waiting-for-bank": "guest.waitingForBank",
  unknown: "guest.unknownPayment",
} as const;

function Confirming({ returned }: { returned: Return }) {
  const { t } = useTranslation();
  return (
    <p role="status" className={guest.news}>
      {returned !== "none" && t(sentences[returned])}
    </p>
  );
}

/** So that nobody pays to a stranger. */
function Payee() {
  const { t } = useTranslation();
  const local = useLocalUrl();
  const { name, cnpj } = useSite().property;
  return (
    <p className={styles.payee}>
      {cnpj ? t("guest.payee", { name, cnpj }) : t("guest.payeeWithoutNumber", { name })}{" "}
      {t("guest.askFirst")} <Link to={local(verifyUrl)}>{t("guest.verify")}</Link>.
    </p>
  );
}
