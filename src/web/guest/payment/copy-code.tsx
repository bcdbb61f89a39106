import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import button from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import fieldKit from "../../ui/kit/field.module.css";
import { useCopy } from "../../ui/use-copy.ts";
import { Message } from "../frame/message.tsx";
import styles from "./to-pay.module.css";

type Props = {
  brCode: string;
  /** The name that the bank must show. */
  payee: string;
};

/** In a field, so that it can be selected without scripts and from a keyboard. */
export function CopyCode({ brCode, payee }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { answer, copy } = useCopy(brCode);
  useEffect(() => {
    if (answer === "failed") field.current?.select();
  }, [answer]);
  return (
    <div>
      <div className={fieldKit.field}>
        <label className={styles.label} htmlFor={id}>
          {t("toPay.code")}
        </label>
        <div className={styles.copy}>
          <input
            ref={field}
            id={id}
            className={fieldKit.input}
            value={brCode}
            readOnly
            spellCheck={false}
            onFocus={(event) => event.currentTarget.select()}
          />
          <button type="button" className={button.primary} onClick={copy} data-waits>
            <Icon name={answer === "copied" ? "check" : "copy"} />
            {t("toPay.copy")}
          </button>
        </div>
      </div>
      <div role="status" className={styles.news}>
        {answer === "copied" && (
          <Message kind="ok" icon="check">
            <b>{t("toPay.copied")}</b> {t("toPay.copiedNext", { payee })}
          </Message>
        )}
        {answer === "failed" && (
          <Message kind="warn" icon="circle-alert">
            {t("toPay.copyFailed")}
          </Message>
        )}
      </div>
    </div>
  );
}
