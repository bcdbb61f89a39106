import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CheckoutRequest } from "../../contract/api.ts";
import { problems } from "../../contract/problems.ts";
import { AppError } from "../../domain/app-error.ts";
import { browserApi } from "../browser-api.ts";
import { useHouse } from "../root.tsx";
import button from "../ui/button.module.css";
import { Spinner } from "../ui/spinner.tsx";
import { mountCheckout } from "./embedded-checkout.ts";
import styles from "./payment-dialog.module.css";

type Props = { request: CheckoutRequest; onClose: () => void };

/** The modal with the provider's own form. Closing it gives the nights back. */
export function PaymentDialog({ request, onClose }: Props) {
  const { t } = useTranslation();
  const { payment } = useHouse();
  const dialog = useRef<HTMLDialogElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"loading" | "ready" | Error>("loading");

  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    if (!box.current) return;
    const openSession = async () => (await browserApi().startCheckout(request)).clientSecret;
    return mountCheckout(box.current, payment, openSession, {
      ready: () => setState("ready"),
      failed: (error) => setState(error instanceof Error ? error : new Error(String(error))),
    });
  }, [request, payment]);

  function close() {
    // Nobody waits for it: the hold ends by itself if this call should get lost.
    browserApi()
      .releaseCheckout()
      .catch(() => {});
    onClose();
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t("payment.heading")}
      onClose={close}
    >
      <button type="button" className={button.quiet} onClick={() => dialog.current?.close()}>
        {t("payment.close")}
      </button>
      {state === "loading" && <Spinner label={t("payment.loading")} />}
      {state instanceof Error && <Failure error={state} />}
      <div ref={box} className={styles.box} />
    </dialog>
  );
}

function Failure({ error }: { error: Error }) {
  const { t } = useTranslation();
  if (error instanceof AppError) return <p role="alert">{problems[error.code][1]}</p>;
  const texts: Record<string, string> = {
    "Failed to load Stripe.js": t("payment.scriptFailed"),
    "Stripe.js not available": t("payment.scriptMissing"),
  };
  const text = texts[error.message];
  return (
    <div role="alert">
      {text && <p lang="en">{text}</p>}
      <p>{t("payment.nothingCharged")}</p>
    </div>
  );
}
