import { useTranslation } from "react-i18next";
import { phoneUrl, whatsappUrl } from "../../contract/page-urls.ts";
import { useSite } from "../site.ts";
import button from "./button.module.css";
import { Icon } from "./icon.tsx";

/** Contacts, for a booking that is pending or was refused. */
export function Contacts({ code = null }: { code?: string | null }) {
  const { t } = useTranslation();
  const { property } = useSite();
  const text = code ? t("confirmation.askAbout", { code }) : t("confirmation.askAboutPayment");
  return (
    <>
      <a className={button.line} href={phoneUrl(property.phone)}>
        <Icon name="phone" />
        {property.phone}
      </a>
      {property.whatsapp && (
        <a className={button.line} href={whatsappUrl(property.whatsapp, text)} rel="noreferrer">
          <Icon name="message-circle" />
          {t("shell.whatsapp")}
        </a>
      )}
    </>
  );
}
