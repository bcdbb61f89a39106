import { useTranslation } from "react-i18next";
import type { GuestPix } from "../../../contract/guest-pix.ts";
import { formatPixKey, readPixKey } from "../../../domain/pix-key.ts";
import { Payee } from "../payment/payee.tsx";

/** Whose key it is. */
export function KeyHolder({ pix: { payee, key } }: { pix: GuestPix }) {
  const { t } = useTranslation();
  const isCompany = readPixKey(key)?.kind !== "cpf";
  return (
    <Payee label={t("guestPix.payee.check")} name={payee} isCompany={isCompany}>
      <span>{t("guestPix.payee.key", { key: formatPixKey(key) })}</span>
    </Payee>
  );
}
