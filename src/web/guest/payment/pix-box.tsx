import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { QrDrawing } from "../../../contract/qr.ts";
import { type Centavos, formatExactMoney } from "../../../domain/money.ts";
import { QrCode } from "../../ui/qr-code.tsx";
import { CopyCode } from "./copy-code.tsx";
import styles from "./to-pay.module.css";

type Props = {
  brCode: string;
  qr: QrDrawing;
  amount: Centavos;
  /** The name that the bank must show. */
  payee: string;
  children: ReactNode;
};

/** What the bank's app needs. On phones the code's text comes first: a phone cannot scan itself. */
export function PixBox({ brCode, qr, amount, payee, children }: Props) {
  const { t, i18n } = useTranslation();
  return (
    <div className={styles.pix}>
      <div className={styles.facts}>
        <CopyCode brCode={brCode} payee={payee} />
        {children}
      </div>
      <figure className={styles.qr}>
        <QrCode
          drawing={qr}
          label={t("toPay.qr", { amount: formatExactMoney(amount, i18n.language) })}
        />
        <figcaption>{t("toPay.camera")}</figcaption>
      </figure>
    </div>
  );
}
