import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AppError } from "../../domain/app-error.ts";
import type { Stay } from "../../domain/stay.ts";
import button from "../ui/button.module.css";
import { Contacts } from "../ui/contacts.tsx";
import { useFixedEnglish } from "../ui/fixed-english.ts";
import { Icon } from "../ui/icon.tsx";
import message from "../ui/kit/message.module.css";
import { CallUs } from "./call-us.tsx";
import { Instead } from "./instead.tsx";
import type { Order } from "./order.ts";
import styles from "./payment-dialog.module.css";

type Props = {
  order: Order;
  error: unknown;
  onRetry: () => void;
  onClose: () => void;
  onTakeStay: (stay: Stay) => void;
};

/** Sent by the server when nights are taken; with a code if they are the visitor's own. */
type Details = { alternatives?: readonly Stay[]; bookingCode?: string };

/** Stripe's loader throws these messages; the specification uses the same texts. */
const scriptTexts: Readonly<Record<string, string>> = {
  "Failed to load Stripe.js": "payment.scriptFailed",
  "Stripe.js not available": "payment.scriptMissing",
};

/** Refusals that a retry cannot change. */
const isFinal = (error: AppError) =>
  error.code.startsWith("stay-") ||
  ["nights-taken", "invalid-stay", "too-many-guests", "listing-unknown"].includes(error.code);

export function PaymentFailure({ order, error, onRetry, onClose, onTakeStay }: Props) {
  const { t } = useTranslation();
  const english = useFixedEnglish();
  const scriptText = error instanceof Error ? scriptTexts[error.message] : undefined;
  const refusal = error instanceof AppError ? error : null;
  const canRetry = !refusal || !isFinal(refusal);
  const { alternatives = [], bookingCode = null } = (refusal?.details ?? {}) as Details;
  const code = refusal?.code === "nights-taken" ? bookingCode : null;
  return (
    <Notice contacts={code && <Contacts code={code} />}>
      <p className={message.below} role="alert" {...(scriptText && english)}>
        <Icon name="circle-alert" />
        {scriptText
          ? t(scriptText)
          : t([`payment.refused.${code ? "own" : refusal?.code}`, "payment.refused.other"], {
              code,
            })}
      </p>
      {code && <p>{t("payment.ownText")}</p>}
      {scriptText && <p>{t("booking.notOpened")}</p>}
      {refusal?.code === "nights-taken" && (
        <Instead {...order} stays={alternatives} onTakeStay={onTakeStay} />
      )}
      <p className={styles.actions}>
        {canRetry && (
          <button type="button" className={button.primary} onClick={onRetry}>
            {t("payment.retry")}
          </button>
        )}
        <button type="button" className={button.line} onClick={onClose}>
          {t("payment.backToRoom")}
        </button>
      </p>
    </Notice>
  );
}

export function PaymentExpired({ onRetry, onClose }: Pick<Props, "onRetry" | "onClose">) {
  const { t } = useTranslation();
  return (
    <Notice>
      <div role="alert">
        <h3>{t("payment.expired")}</h3>
        <p>{t("payment.expiredText")}</p>
      </div>
      <p className={styles.actions}>
        <button type="button" className={button.primary} onClick={onRetry}>
          {t("payment.openAgain")}
        </button>
        <button type="button" className={button.line} onClick={onClose}>
          {t("payment.backToRoom")}
        </button>
      </p>
    </Notice>
  );
}

function Notice({ children, contacts }: { children: ReactNode; contacts?: ReactNode }) {
  return (
    <div className={styles.notice}>
      {children}
      {contacts ? <p className={styles.actions}>{contacts}</p> : <CallUs />}
    </div>
  );
}
