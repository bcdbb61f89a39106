import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { SendButton } from "../form/send-button.tsx";
import button from "../ui/button.module.css";
import { Icon } from "../ui/icon.tsx";
import styles from "./rows.module.css";
import { NotDone, SentForm } from "./sent-form.tsx";
import { useSent } from "./use-sent.ts";

/** Query parameter of the page after a new link was made. */
export const RENEWED = "link-novo";

/** For a link that got into the wrong hands. */
export function RenewLink({ email, isRenewed }: { email: string; isRenewed: boolean }) {
  const { t } = useTranslation();
  const news = useRef<HTMLParagraphElement>(null);
  const sent = useSent("renew");
  useEffect(() => {
    if (isRenewed) news.current?.focus();
  }, [isRenewed]);
  return (
    <li>
      <details open={isRenewed || sent.answer !== undefined || undefined}>
        <summary className={styles.row}>
          <Icon name="key-round" />
          <span>
            <b>{t("guest.keep.renew")}</b>
            <small>{t("guest.keep.renewText")}</small>
          </span>
          <Icon name="chevron-right" />
        </summary>
        <div className={styles.inside}>
          {isRenewed ? (
            <p ref={news} tabIndex={-1} role="status">
              {t("guest.keep.renewed", { email })}
            </p>
          ) : (
            <>
              <p>{t("guest.keep.renewHow", { email })}</p>
              <SentForm intent="renew" sent={sent}>
                <SendButton isOff={sent.isBusy} className={button.line}>
                  {t("guest.keep.renewNow")}
                </SendButton>
              </SentForm>
              <NotDone answer={sent.answer} />
            </>
          )}
        </div>
      </details>
    </li>
  );
}
