import { useTranslation } from "react-i18next";
import { phoneUrl, whatsappUrl } from "../../contract/page-urls.ts";
import { useHouse } from "../house.ts";
import notice from "../ui/notice.module.css";

/** Replaces a button that needs script, and says how to book without it. */
export function NeedsScript({ room }: { room: string }) {
  const { t } = useTranslation();
  const { phone, whatsapp } = useHouse().property;
  return (
    <noscript>
      <div className={notice.notice}>
        <p>{t("booking.noScript.text")}</p>
        <p>
          <a href={phoneUrl(phone)}>{phone}</a>
          {whatsapp && (
            <a
              href={whatsappUrl(whatsapp, t("booking.noScript.message", { room }))}
              rel="noreferrer"
            >
              {t("shell.whatsapp")}
            </a>
          )}
        </p>
      </div>
    </noscript>
  );
}
