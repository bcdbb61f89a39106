import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSite } from "../../site.ts";
import frame from "../frame/frame.module.css";
import styles from "./to-pay.module.css";

type Props = {
  label: string;
  name: string;
  /** False for a person's Pix key: the bank shows no company number for it. */
  isCompany?: boolean;
  children?: ReactNode;
};

/** Names the payee, so that the guest does not pay a stranger. */
export function Payee({ label, name, isCompany = true, children }: Props) {
  const { t } = useTranslation();
  const { cnpj } = useSite().property;
  return (
    <p className={`${frame.payee} ${styles.payee}`}>
      <span>{label}</span>
      <b>{name}</b>
      {cnpj && isCompany && <span>{t("toPay.cnpj", { cnpj })}</span>}
      {children}
    </p>
  );
}
