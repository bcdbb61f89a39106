import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { GuestPix } from "../../../contract/guest-pix.ts";
import button from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import { useCopy } from "../../ui/use-copy.ts";
import fields from "../frame/fields.module.css";
import { Message } from "../frame/message.tsx";
import styles from "./pix.module.css";

/** In a field, so that it can be selected without scripts and from a keyboard. */
export function CopyCode({ pix: { brCode, payee } }: { pix: GuestPix }) {
  const { t } = useTranslation();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { answer, copy } = useCopy(brCode);
  useEffect(() => {
    if (answer === "failed") field.current?.select();
  }, [answer]);
  return (
    <div>
      <div className={fields.field}>
        <label className={styles.label} htmlFor={id}>
          {t("guestPix.code")}
        </label>
        <div className={styles.copy}>
          <input
            ref={field}
            id={id}
            className={fields.input}
            value={brCode}
            readOnly
            spellCheck={false}
            onFocus={(event) => event.currentTarget.select()}
          />
          <button type="button" className={button.primary} onClick={copy} data-waits>
            <Icon name={answer === "copied" ? "check" : "copy"} />
            {t("guestPix.copy")}
          </button>
        </div>
      </div>
      <div role="status" className={styles.news}>
        {answer === "copied" && (
          <Message kind="ok" icon="check">
            <b>{t("guestPix.copied")}</b> {t("guestPix.copiedNext", { payee })}
          </Message>
        )}
        {answer === "failed" && (
          <Message kind="warn" icon="circle-alert">
            {t("guestPix.copyFailed")}
          </Message>
        )}
      </div>
    </div>
  );
}
