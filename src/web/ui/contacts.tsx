import { useTranslation } from "react-i18next";
import { phoneUrl, whatsappUrl } from "../../contract/page-urls.ts";
import { useSite } from "../site.ts";
import button from "./button.module.css";
import { Icon } from "./icon.tsx";

type Props = {
  code?: string | null;
  /** The beginning of a message; by default it is about the booking or its payment. */
  text?: string;
};

/** How to reach the house. */
export function Contacts({ code = null, text }: Props) {
  const { t } = useTranslation();
  const { property } = useSite();
  const about = () =>
    code ? t("confirmation.askAbout", { code }) : t("confirmation.askAboutPayment");
  return (
    <>
      <a className={button.line} href={phoneUrl(property.phone)}>
        <Icon name="phone" />
        {property.phone}
      </a>
      {property.whatsapp && (
        <a
          className={button.line}
          href={whatsappUrl(property.whatsapp, text ?? about())}
          rel="noreferrer"
        >
          <Icon name="message-circle" />
          {t("shell.whatsapp")}
        </a>
      )}
    </>
  );
}
