import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { GuestPix } from "../../../contract/guest-pix.ts";
import { formatExactMoney } from "../../../domain/money.ts";
import { QrCode } from "../../ui/qr-code.tsx";
import { Message } from "../frame/message.tsx";
import { CopyCode } from "./copy-code.tsx";
import { Payee } from "./payee.tsx";
import styles from "./pix.module.css";

/** What the bank's app needs. On phones the text comes first: a phone cannot scan itself. */
export function PayBox({ pix, children }: { pix: GuestPix; children?: ReactNode }) {
  const { t, i18n } = useTranslation();
  const amount = formatExactMoney(pix.amount, i18n.language);
  if (!pix.qr) {
    return (
      <Message kind="warn" icon="circle-alert">
        {t("guestPix.noKey")}
      </Message>
    );
  }
  return (
    <div className={styles.pix}>
      <div className={styles.facts}>
        <CopyCode pix={pix} />
        {children}
        <Payee pix={pix} />
      </div>
      <figure className={styles.qr}>
        <QrCode drawing={pix.qr} label={t("guestPix.qr", { amount })} />
        <figcaption>{t("guestPix.camera")}</figcaption>
      </figure>
    </div>
  );
}
