import { useTranslation } from "react-i18next";
import type { GuestPix } from "../../../contract/guest-pix.ts";
import { formatPixKey, readPixKey } from "../../../domain/pix-key.ts";
import { useSite } from "../../site.ts";
import styles from "./pix.module.css";

/** So that nobody pays to a stranger. A person's key has no company number at the bank. */
export function Payee({ pix: { payee, key } }: { pix: GuestPix }) {
  const { t } = useTranslation();
  const { cnpj } = useSite().property;
  const isCompany = readPixKey(key)?.kind !== "cpf";
  return (
    <p className={styles.payee}>
      <span>{t("guestPix.payee.check")}</span>
      <b>{payee}</b>
      {cnpj && isCompany && <span>{t("guestPix.payee.cnpj", { cnpj })}</span>}
      <span>{t("guestPix.payee.key", { key: formatPixKey(key) })}</span>
    </p>
  );
}
