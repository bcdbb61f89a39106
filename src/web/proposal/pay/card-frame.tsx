import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useRevalidator } from "react-router";
import { proposalUrl } from "../../../contract/page-urls.ts";
import { AppError } from "../../../domain/app-error.ts";
import { formatMoney } from "../../../domain/money.ts";
import frame from "../../guest/frame/frame.module.css";
import { Message } from "../../guest/frame/message.tsx";
import { useLanguage, useLocalUrl } from "../../language.ts";
import { CallUs } from "../../listing/call-us.tsx";
import payment from "../../listing/payment-dialog.module.css";
import { PaymentWaiting } from "../../listing/payment-waiting.tsx";
import { usePaymentFrame } from "../../listing/use-payment-frame.ts";
import button from "../../ui/button.module.css";
import actions from "../../ui/kit/actions.module.css";
import card from "../../ui/kit/card.module.css";
import { openCardPayment } from "../calls.ts";
import styles from "./card-frame.module.css";
import type { Payable } from "./payable.ts";

/** The provider's form. Leaving the page does not end the session: a proposal has only one. */
export function CardFrame({ proposal, payment: wish }: Payable) {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const local = useLocalUrl();
  const box = useRef<HTMLDivElement>(null);
  const { revalidate } = useRevalidator();
  const { state, attempt, retry } = usePaymentFrame(box, () =>
    openCardPayment(proposal.code, wish),
  );
  const code = state.kind === "failed" ? codeOf(state.error) : null;
  // Reload: the amount may be another, or the proposal can no longer be paid.
  useEffect(() => {
    if (code && code !== "other") void revalidate();
  }, [code, revalidate]);
  const goBack = () => void navigate(local(proposalUrl(proposal.code)));
  const text =
    state.kind === "expired"
      ? t("proposal.payPage.expired")
      : code &&
        t([`pay.refused.${code}`, "pay.refused.other"], {
          amount: formatMoney(wish.dueNow, language),
        });
  return (
    <section className={`${card.box} ${styles.frame}`} aria-busy={state.kind === "loading"}>
      <noscript>
        <p>{t("proposal.payPage.needsScript")}</p>
      </noscript>
      {state.kind === "loading" && (
        <div className="scripted">
          <PaymentWaiting
            key={attempt}
            onRetry={retry}
            back={{ label: t("proposal.payPage.lookAgain"), onPress: goBack }}
          />
        </div>
      )}
      {text && (
        <div className={`${frame.stack} ${styles.told}`}>
          <Message kind="error" icon="circle-alert" isAlert>
            {text}
          </Message>
          <p className={actions.actions}>
            <button type="button" className={button.primary} onClick={retry}>
              {t("pay.retry")}
            </button>
            <button type="button" className={button.line} onClick={goBack}>
              {t("proposal.payPage.lookAgain")}
            </button>
          </p>
          <CallUs />
        </div>
      )}
      <div ref={box} className={state.kind === "ready" ? undefined : payment.unpainted} />
    </section>
  );
}

const codeOf = (error: unknown) => (error instanceof AppError ? error.code : "other");
