import { useTranslation } from "react-i18next";
import { phoneUrl, whatsappUrl } from "../../contract/page-urls.ts";
import { useSite } from "../site.ts";
import notice from "./notice.module.css";

/** What cannot be done here: by phone with the house, or in a chat with the text filled in. */
export function TalkToHouse({ text, message }: { text: string; message: string }) {
  const { t } = useTranslation();
  const { phone, whatsapp } = useSite().property;
  return (
    <div className={notice.notice}>
      <p>{text}</p>
      <p>
        {phone && (
          <a className="tap" href={phoneUrl(phone)}>
            {phone}
          </a>
        )}
        {whatsapp && (
          <a href={whatsappUrl(whatsapp, message)} rel="noreferrer">
            {t("shell.whatsapp")}
          </a>
        )}
      </p>
    </div>
  );
}
