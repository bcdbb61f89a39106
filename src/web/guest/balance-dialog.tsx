import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { GuestBooking, PendingChange } from "../../contract/guest-api.ts";
import { AppError } from "../../domain/app-error.ts";
import { CallUs } from "../listing/call-us.tsx";
import styles from "../listing/payment-dialog.module.css";
import { PaymentShell } from "../listing/payment-shell.tsx";
import { PaymentWaiting } from "../listing/payment-waiting.tsx";
import { QuoteLines } from "../listing/quote-lines.tsx";
import { StayDates } from "../listing/stay-dates.tsx";
import { usePaymentFrame } from "../listing/use-payment-frame.ts";
import button from "../ui/button.module.css";
import { Icon } from "../ui/icon.tsx";
import message from "../ui/kit/message.module.css";
import { Picture } from "../ui/picture.tsx";
import { openBalance } from "./balance-calls.ts";

type Props = {
  booking: GuestBooking;
  /** If given, its rise is paid instead of what is open. */
  change?: PendingChange;
  onClose: () => void;
};

/** The modal in which the guest pays what is open, or the rise of a change. */
export function BalanceDialog({ booking, change, onClose }: Props) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const { state, attempt, amount, retry } = usePaymentFrame(box, () =>
    openBalance(booking.code, change ? "change" : "balance"),
  );
  const back = { label: t("guest.back"), onPress: onClose };
  return (
    <PaymentShell
      label={t(change ? "guestChange.held.payLabel" : "guest.payLabel")}
      closeLabel={t("guest.closePayment")}
      onClose={onClose}
      summary={<Summary booking={booking} change={change} amount={amount} />}
      isBusy={state.kind === "loading"}
    >
      {state.kind === "loading" && <PaymentWaiting key={attempt} onRetry={retry} back={back} />}
      {state.kind === "expired" && (
        <Notice text={t("guest.refused.expired")} onRetry={retry} onClose={onClose} />
      )}
      {state.kind === "failed" && (
        <Notice
          text={t(refusalKeys(codeOf(state.error)))}
          onRetry={isFinal(state.error) ? null : retry}
          onClose={onClose}
        />
      )}
      <div ref={box} className={state.kind === "ready" ? undefined : styles.unpainted} />
    </PaymentShell>
  );
}

const codeOf = (error: unknown) => (error instanceof AppError ? error.code : "other");

const refusalKeys = (code: string) => [
  code === "change-gone" ? "guestChange.refused.change-gone" : `guest.refused.${code}`,
  "guest.refused.other",
];

/** Refusals that a retry would get again. */
const isFinal = (error: unknown) =>
  [
    ...["nothing-open", "too-little-online", "payment-processing", "link-unknown"],
    "change-gone",
  ].includes(codeOf(error));

type SummaryProps = {
  booking: GuestBooking;
  change: PendingChange | undefined;
  /** As reported by the server; null until then. */
  amount: number | null;
};

function Summary({ booking, change, amount }: SummaryProps) {
  const { t } = useTranslation();
  const { photo, name } = booking.listing;
  const after = change?.offer.after;
  const isSameRoom = after?.name === change?.offer.before.name;
  const due = amount ?? change?.offer.figures.payFirst ?? booking.open;
  return (
    <>
      {photo && isSameRoom && <Picture photo={{ ...photo, alt: "" }} sizes="21rem" />}
      <h2>{after?.name ?? name}</h2>
      <StayDates stay={after?.stay ?? booking} />
      <QuoteLines
        quote={after ? { lines: [], total: after.total } : booking}
        rows={[{ label: t("booking.dueNow"), amount: due, tone: "due" }]}
      />
    </>
  );
}

type NoticeProps = { text: string; onRetry: (() => void) | null; onClose: () => void };

function Notice({ text, onRetry, onClose }: NoticeProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.notice}>
      <p className={message.below} role="alert">
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
