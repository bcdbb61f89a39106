import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { GuestBooking } from "../../contract/guest-api.ts";
import { AppError } from "../../domain/app-error.ts";
import { CallUs } from "../listing/call-us.tsx";
import message from "../listing/complaint-message.module.css";
import styles from "../listing/payment-dialog.module.css";
import { PaymentShell } from "../listing/payment-shell.tsx";
import { PaymentWaiting } from "../listing/payment-waiting.tsx";
import { QuoteLines } from "../listing/quote-lines.tsx";
import { StayDates } from "../listing/stay-dates.tsx";
import button from "../ui/button.module.css";
import { Icon } from "../ui/icon.tsx";
import { Picture } from "../ui/picture.tsx";
import { useBalance } from "./use-balance.ts";

type Props = { booking: GuestBooking; onClose: () => void };

/** The modal in which the guest pays what is open. */
export function BalanceDialog({ booking, onClose }: Props) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const { state, attempt, amount, retry } = useBalance(box, booking.code);
  const back = { label: t("guest.back"), onPress: onClose };
  return (
    <PaymentShell
      label={t("guest.payLabel")}
      closeLabel={t("guest.closePayment")}
      onClose={onClose}
      summary={<Summary booking={booking} amount={amount ?? booking.open} />}
      isBusy={state.kind === "loading"}
    >
      {state.kind === "loading" && <PaymentWaiting key={attempt} onRetry={retry} back={back} />}
      {state.kind === "expired" && (
        <Notice text={t("guest.refused.expired")} onRetry={retry} onClose={onClose} />
      )}
      {state.kind === "failed" && (
        <Notice
          text={t([`guest.refused.${codeOf(state.error)}`, "guest.refused.other"])}
          onRetry={isFinal(state.error) ? null : retry}
          onClose={onClose}
        />
      )}
      <div ref={box} className={state.kind === "ready" ? undefined : styles.unpainted} />
    </PaymentShell>
  );
}

const codeOf = (error: unknown) => (error instanceof AppError ? error.code : "other");

/** A retry would be told the same. */
const isFinal = (error: unknown) =>
  ["nothing-open", "too-little-online", "payment-processing", "link-unknown"].includes(
    codeOf(error),
  );

function Summary({ booking, amount }: { booking: GuestBooking; amount: number }) {
  const { t } = useTranslation();
  const { photo, name } = booking.listing;
  return (
    <>
      {photo && <Picture photo={{ ...photo, alt: "" }} sizes="21rem" />}
      <h2>{name}</h2>
      <StayDates stay={booking} />
      <QuoteLines quote={booking} rows={[{ label: t("booking.dueNow"), amount, tone: "due" }]} />
    </>
  );
}

type NoticeProps = { text: string; onRetry: (() => void) | null; onClose: () => void };

function Notice({ text, onRetry, onClose }: NoticeProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.notice}>
      <p className={message.message} role="alert">
        <Icon name="circle-alert" />
        {text}
      </p>
      <p className={styles.actions}>
        {onRetry && (
          <button type="button" className={button.primary} onClick={onRetry}>
            {t("payment.retry")}
          </button>
        )}
        <button type="button" className={button.line} onClick={onClose}>
          {t("guest.back")}
        </button>
      </p>
      <CallUs />
    </div>
  );
}
