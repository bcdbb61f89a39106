import { useTranslation } from "react-i18next";
import { Icon } from "../../ui/icon.tsx";
import { Message } from "../frame/message.tsx";
import styles from "./receipt.module.css";
import type { Receipt } from "./use-receipt.ts";

/** The input has no name, so that the form does not send the picture: a call of its own does. */
export function ReceiptPicker({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation();
  const { file } = receipt;
  return (
    <label className={`scripted ${styles.picker}`}>
      <Icon name={file ? "check" : "upload"} />
      <span>
        <b>{t(file ? "guestPix.receipt.other" : "guestPix.receipt.add")}</b>
        <small>{file ? file.name : t("guestPix.receipt.hint")}</small>
      </span>
      <input
        type="file"
        accept="image/*"
        onChange={({ currentTarget }) => {
          receipt.choose(currentTarget.files?.[0] ?? null);
          // The same file can be chosen again after a refusal.
          currentTarget.value = "";
        }}
      />
    </label>
  );
}

/** What has become of the picture. `isTold`: only the picture is missing. */
export function ReceiptNews({ receipt, isTold = false }: { receipt: Receipt; isTold?: boolean }) {
  const { t } = useTranslation();
  const { standing } = receipt;
  return (
    <>
      <p role="status" className={styles.news}>
        {standing.kind === "sending" && t("guestPix.receipt.sending")}
        {standing.kind === "sent" && t("guestPix.receipt.sent")}
      </p>
      {standing.kind === "refused" && (
        <Message kind="error" icon="circle-alert" isAlert>
          {isTold && `${t("guestPix.receipt.notSent")} `}
          {t([`guestPix.receipt.refused.${standing.why}`, "guestPix.receipt.refused.other"])}
        </Message>
      )}
    </>
  );
}
