import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useRevalidator } from "react-router";
import type { GuestBooking } from "../../contract/guest-api.ts";
import { verifyUrl } from "../../contract/page-urls.ts";
import { formatMoney } from "../../domain/money.ts";
import { useLocalUrl } from "../language.ts";
import { useSite } from "../site.ts";
import button from "../ui/button.module.css";
import { BalanceDialog } from "./balance-dialog.tsx";
import guest from "./guest.module.css";
import { openPixOf } from "./open-pix-of.ts";
import { tellsOfReturns } from "./page-head.tsx";
import { PayWays } from "./pay-ways.tsx";
import { PaymentUnderway } from "./payment-underway.tsx";
import styles from "./payments.module.css";
import { PixWay } from "./pix-way.tsx";
import { Schedule } from "./schedule.tsx";
import { isAlive, standingOf } from "./standing.ts";
import { PAYMENT_ID } from "./to-do.tsx";
import { type Return, useReturn } from "./use-return.ts";

/** What came in, what is still to be paid and until when, and what goes back. */
export function Payments({ booking }: { booking: GuestBooking }) {
  const { t, i18n } = useTranslation();
  const [paying, setPaying] = useState(false);
  const { revalidate } = useRevalidator();
  const returned = useReturn(booking.code);
  // What may have been paid already must be looked for before anything else is paid.
  const isPaid = openPixOf(booking) === "told";
  const canPay = booking.isPayableOnline && returned === "none" && !isPaid;
  const canPayInFrame = canPay && booking.ways.card === "frame";
  const returns = tellsOfReturns(standingOf(booking)) ? [] : booking.returns;
  // It may have been paid elsewhere meanwhile: reload.
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
        <Schedule booking={booking} />
      )}
      <PaymentUnderway booking={booking} />
      {canPayInFrame && (
        <button
          type="button"
          className={`${button.primary} screen scripted ${styles.pay}`}
          onClick={() => setPaying(true)}
        >
          {t("guest.pay", { amount: formatMoney(booking.open, i18n.language) })}
        </button>
      )}
      {canPayInFrame && (
        <noscript>
          <p>{t("guest.payNeedsScript")}</p>
        </noscript>
      )}
      {canPay && <PayWays booking={booking} purpose="balance" amount={booking.open} />}
      <PixWay booking={booking} />
      {returns.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {isAlive(booking) && <Payee />}
      {paying && <BalanceDialog booking={booking} onClose={close} />}
    </section>
  );
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

/** Names the payee, so that the guest does not pay a stranger. */
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
